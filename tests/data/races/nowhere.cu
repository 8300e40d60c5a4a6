// Accesses to memory that a kernel cannot write, or that is not there, and structs of small fields.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo nowhere.cu
//   ptxas -arch=sm_90 nowhere.ptx -o /dev/null

#define K extern "C" __global__ void
#define T ((int)threadIdx.x)

__constant__ int table[64];

struct small { signed char step; unsigned char by; short at; };

K reads_constant(int *out, const int *in) { out[T] = table[T & 63]; }

K writes_constant(int *out, const int *in) {
    int *own = (int *)table;
    asm volatile("st.u32 [%0], %1;" ::"l"(own + (T & 63)), "r"(in[T]) : "memory");
}

K writes_it_never(int *out, const int *in) { // no thread has this number
    int *own = (int *)table;
    if (T > 2000) asm volatile("st.u32 [%0], %1;" ::"l"(own + (T & 63)), "r"(in[T]) : "memory");
}

K at_null(int *out, const int *in) {
    asm volatile("st.global.u32 [%0], %1;" ::"l"(16ll), "r"(in[T]) : "memory");
    out[T] = 1;
}

K from_null(int *out, const int *in) {
    int found;
    asm volatile("ld.u32 %0, [%1];" : "=r"(found) : "l"(0ll));
    out[T] = found;
}

K null_guarded(int *out, const int *in) { // a pointer that is none is not followed
    if (T >= 2000) asm volatile("st.global.u32 [%0], %1;" ::"l"(0ll), "r"(1) : "memory");
    out[T] = 1;
}

K of_fields(int *out, struct small own) { out[own.step + 128] = own.at; out[256 + own.by] = 2; }
K of_none(int *out, struct small own) { out[T] = 3; }
