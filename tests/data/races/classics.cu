// Classic kernels, right and wrong: which of them race, where and at which sizes is in classics.py.
// A and B mark the lines that race. Blocks are one-dimensional unless .y is used; `s` is dynamic shared memory.
//   nvcc -ptx -O3 -arch=sm_90 -lineinfo classics.cu
#define K extern "C" __global__ void
#define T ((int)threadIdx.x)
#define Y ((int)threadIdx.y)
#define BX ((int)blockDim.x)
#define BY ((int)blockDim.y)
#define SYNC __syncthreads()
extern __shared__ int s[];

// -- transposes: blocks of (32, 8), tiles of 32 by 32 -----------------------------------------------------------------

K transpose_padded(int *out, const int *in, int n) {
    __shared__ int tile[32][33];
    int x = blockIdx.x * 32 + T, y = blockIdx.y * 32 + Y;
    for (int j = 0; j < 32; j += 8) tile[Y + j][T] = in[(y + j) * n + x];
    SYNC;
    x = blockIdx.y * 32 + T, y = blockIdx.x * 32 + Y;
    for (int j = 0; j < 32; j += 8) out[(y + j) * n + x] = tile[T][Y + j];
}

K transpose_padded_unsynced(int *out, const int *in, int n) {
    __shared__ int tile[32][33];
    int x = blockIdx.x * 32 + T, y = blockIdx.y * 32 + Y;
    for (int j = 0; j < 32; j += 8) tile[Y + j][T] = in[(y + j) * n + x]; // A
    x = blockIdx.y * 32 + T, y = blockIdx.x * 32 + Y;
    for (int j = 0; j < 32; j += 8) out[(y + j) * n + x] = tile[T][Y + j]; // B
}

K transpose_padding_dropped(int *out, const int *in, int n) { // rows of 33 in 32 columns' room: the last ones overlap
    __shared__ int tile[32 * 33];
    int x = blockIdx.x * 32 + T, y = blockIdx.y * 32 + Y;
    for (int j = 0; j < 32; j += 8) tile[(Y + j) * 31 + T] = in[(y + j) * n + x]; // A
    SYNC;
    x = blockIdx.y * 32 + T, y = blockIdx.x * 32 + Y;
    for (int j = 0; j < 32; j += 8) out[(y + j) * n + x] = tile[T * 31 + Y + j];
}

K transpose_xor(int *out, const int *in, int n) {
    __shared__ int tile[32 * 32];
    int x = blockIdx.x * 32 + T, y = blockIdx.y * 32 + Y;
    for (int j = 0; j < 32; j += 8) tile[(Y + j) * 32 + (T ^ (Y + j))] = in[(y + j) * n + x];
    SYNC;
    x = blockIdx.y * 32 + T, y = blockIdx.x * 32 + Y;
    for (int j = 0; j < 32; j += 8) out[(y + j) * n + x] = tile[T * 32 + ((Y + j) ^ T)];
}

K transpose_xor_strips(int *out, const int *in, int n, int strips) { // the tile is used again without a barrier
    __shared__ int tile[32 * 32];
    for (int k = 0; k < strips; k++) {
        for (int j = 0; j < 32; j += 8) tile[(Y + j) * 32 + (T ^ (Y + j))] = in[(Y + j) * n + k * 32 + T]; // A
        SYNC;
        for (int j = 0; j < 32; j += 8) out[(k * 32 + Y + j) * 32 + T] = tile[T * 32 + ((Y + j) ^ T)]; // B
    }
}

// -- reductions: s has BX elements -------------------------------------------------------------------------------------

K reduce_interleaved(int *out, const int *in) {
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = 1; d < BX; d *= 2) {
        if (T % (2 * d) == 0 && T + d < BX) s[T] += s[T + d];
        SYNC;
    }
    if (T == 0) out[blockIdx.x] = s[0];
}

K reduce_interleaved_unsynced(int *out, const int *in) {
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = 1; d < BX; d *= 2)
        if (T % (2 * d) == 0 && T + d < BX) s[T] += s[T + d]; // A
    SYNC;
    if (T == 0) out[blockIdx.x] = s[0];
}

K reduce_sequential(int *out, const int *in) {
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = BX / 2; d > 0; d >>= 1) {
        if (T < d) s[T] += s[T + d];
        SYNC;
    }
    if (T == 0) out[blockIdx.x] = s[0];
}

K reduce_sequential_inside(int *out, const int *in) { // the barrier is in the branch
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = BX / 2; d > 0; d >>= 1)
        if (T < d) {
            s[T] += s[T + d];
            SYNC; // A
        }
    SYNC; // B
    if (T == 0) out[blockIdx.x] = s[0];
}

K reduce_last_warp(int *out, const int *in) {
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = BX / 2; d > 16; d >>= 1) {
        if (T < d) s[T] += s[T + d];
        SYNC;
    }
    if (T < 32)
        for (int d = 16; d > 0; d >>= 1) {
            int other = T < d ? s[T + d] : 0;
            __syncwarp();
            s[T] += other;
            __syncwarp();
        }
    if (T == 0) out[blockIdx.x] = s[0];
}

K reduce_last_warp_lockstep(int *out, const int *in) {
    s[T] = in[blockIdx.x * BX + T];
    SYNC;
    for (int d = BX / 2; d > 32; d >>= 1) {
        if (T < d) s[T] += s[T + d];
        SYNC;
    }
    if (T < 32) {
        volatile int *v = s;
        v[T] += v[T + 32]; // A
        v[T] += v[T + 16]; // A
        v[T] += v[T + 8];  // A
        v[T] += v[T + 4];  // A
        v[T] += v[T + 2];  // A
        v[T] += v[T + 1];  // A
    }
    if (T == 0) out[blockIdx.x] = s[0];
}

__device__ int warp_sum(int own) {
    for (int d = 16; d > 0; d >>= 1) own += __shfl_down_sync(~0u, own, d);
    return own;
}

K reduce_shuffled(int *out, const int *in) {
    int own = warp_sum(in[blockIdx.x * BX + T]);
    if (T % 32 == 0) s[T / 32] = own;
    SYNC;
    if (T < 32) {
        own = warp_sum(T < BX / 32 ? s[T] : 0);
        if (T == 0) out[blockIdx.x] = own;
    }
}

K reduce_shuffled_unsynced(int *out, const int *in) {
    int own = warp_sum(in[blockIdx.x * BX + T]);
    if (T % 32 == 0) s[T / 32] = own; // A
    if (T < 32) {
        own = warp_sum(T < BX / 32 ? s[T] : 0); // B
        if (T == 0) out[blockIdx.x] = own;
    }
}

// -- scans ---------------------------------------------------------------------------------------------------------------

K scan_in_place(int *out, const int *in) {
    s[T] = in[T];
    SYNC;
    for (int d = 1; d < BX; d *= 2) {
        int other = T >= d ? s[T - d] : 0;
        SYNC;
        s[T] += other;
        SYNC;
    }
    out[T] = s[T];
}

K scan_in_place_one_barrier(int *out, const int *in) {
    s[T] = in[T];
    SYNC;
    for (int d = 1; d < BX; d *= 2) {
        int other = T >= d ? s[T - d] : 0; // A
        s[T] += other;                     // B
        SYNC;
    }
    out[T] = s[T];
}

K scan_double_buffered(int *out, const int *in) { // s has 2 * BX
    int to = 0, from = 1;
    s[T] = in[T];
    SYNC;
    for (int d = 1; d < BX; d *= 2) {
        to = 1 - to, from = 1 - to;
        s[to * BX + T] = s[from * BX + T] + (T >= d ? s[from * BX + T - d] : 0);
        SYNC;
    }
    out[T] = s[to * BX + T];
}

K scan_double_buffered_late(int *out, const int *in) { // the buffers overlap by one element
    int to = 0, from = 1;
    s[T] = in[T];
    SYNC;
    for (int d = 1; d < BX; d *= 2) {
        to = 1 - to, from = 1 - to;
        s[to * (BX - 1) + T] = s[from * (BX - 1) + T] + (T >= d ? s[from * (BX - 1) + T - d] : 0); // A
        SYNC;
    }
    out[T] = s[to * (BX - 1) + T];
}

#define P(i) ((i) + ((i) >> 5))

K scan_blelloch(int *out, const int *in) { // of n = 2 * BX elements; s has P(n)
    int n = 2 * BX, d = 1;
    s[P(T)] = in[T], s[P(T + BX)] = in[T + BX];
    for (int w = n >> 1; w > 0; w >>= 1) {
        SYNC;
        if (T < w) s[P(d * (2 * T + 2) - 1)] += s[P(d * (2 * T + 1) - 1)];
        d *= 2;
    }
    if (T == 0) s[P(n - 1)] = 0;
    for (int w = 1; w < n; w *= 2) {
        d >>= 1;
        SYNC;
        if (T < w) {
            int a = P(d * (2 * T + 1) - 1), b = P(d * (2 * T + 2) - 1), t = s[a];
            s[a] = s[b], s[b] += t;
        }
    }
    SYNC;
    out[T] = s[P(T)], out[T + BX] = s[P(T + BX)];
}

K scan_blelloch_unsynced(int *out, const int *in) { // no barrier in the way down
    int n = 2 * BX, d = 1;
    s[P(T)] = in[T], s[P(T + BX)] = in[T + BX];
    for (int w = n >> 1; w > 0; w >>= 1) {
        SYNC;
        if (T < w) s[P(d * (2 * T + 2) - 1)] += s[P(d * (2 * T + 1) - 1)];
        d *= 2;
    }
    if (T == 0) s[P(n - 1)] = 0;
    SYNC;
    for (int w = 1; w < n; w *= 2) {
        d >>= 1;
        if (T < w) {
            int a = P(d * (2 * T + 1) - 1), b = P(d * (2 * T + 2) - 1), t = s[a]; // A
            s[a] = s[b], s[b] += t;                                              // A
        }
    }
    SYNC;
    out[T] = s[P(T)], out[T + BX] = s[P(T + BX)];
}

// -- tiled products: blocks of (16, 16), n a multiple of 16 -------------------------------------------------------------

K matmul_two_barriers(int *c, const int *a, const int *b, int n) {
    __shared__ int u[16][16], v[16][16];
    int row = blockIdx.y * 16 + Y, column = blockIdx.x * 16 + T, sum = 0;
    for (int k = 0; k < n; k += 16) {
        u[Y][T] = a[row * n + k + T];
        v[Y][T] = b[(k + Y) * n + column];
        SYNC;
        for (int j = 0; j < 16; j++) sum += u[Y][j] * v[j][T];
        SYNC;
    }
    c[row * n + column] = sum;
}

K matmul_one_barrier(int *c, const int *a, const int *b, int n) {
    __shared__ int u[16][16], v[16][16];
    int row = blockIdx.y * 16 + Y, column = blockIdx.x * 16 + T, sum = 0;
    for (int k = 0; k < n; k += 16) {
        u[Y][T] = a[row * n + k + T];      // A
        v[Y][T] = b[(k + Y) * n + column]; // A
        SYNC;
        for (int j = 0; j < 16; j++) sum += u[Y][j] * v[j][T]; // B
    }
    c[row * n + column] = sum;
}

K matmul_two_buffers(int *c, const int *a, const int *b, int n) { // one barrier is enough for two buffers
    __shared__ int u[2][16][16], v[2][16][16];
    int row = blockIdx.y * 16 + Y, column = blockIdx.x * 16 + T, sum = 0;
    for (int k = 0; k < n; k += 16) {
        int p = k / 16 % 2;
        u[p][Y][T] = a[row * n + k + T];
        v[p][Y][T] = b[(k + Y) * n + column];
        SYNC;
        for (int j = 0; j < 16; j++) sum += u[p][Y][j] * v[p][j][T];
    }
    c[row * n + column] = sum;
}

// -- stencils ------------------------------------------------------------------------------------------------------------

K stencil_halo(int *out, const int *in, int n, int r) { // s has BX + 2 * r; r <= BX
    int i = blockIdx.x * BX + T;
    s[T + r] = i < n ? in[i] : 0;
    if (T < r) {
        s[T] = i >= r && i - r < n ? in[i - r] : 0;
        s[T + BX + r] = i + BX < n ? in[i + BX] : 0;
    }
    SYNC;
    int sum = 0;
    for (int j = 0; j <= 2 * r; j++) sum += s[T + j];
    if (i < n) out[i] = sum;
}

K stencil_halo_unsynced(int *out, const int *in, int n, int r) {
    int i = blockIdx.x * BX + T;
    s[T + r] = i < n ? in[i] : 0; // A
    if (T < r) {
        s[T] = i >= r && i - r < n ? in[i - r] : 0;  // A
        s[T + BX + r] = i + BX < n ? in[i + BX] : 0; // A
    }
    int sum = 0;
    for (int j = 0; j <= 2 * r; j++) sum += s[T + j]; // B
    if (i < n) out[i] = sum;
}

K stencil_halo_wide(int *out, const int *in, int n, int r) { // the right halo begins an element too early
    int i = blockIdx.x * BX + T;
    s[T + r] = i < n ? in[i] : 0; // A
    if (T < r) {
        s[T] = i >= r && i - r < n ? in[i - r] : 0;
        s[T + BX + r - 1] = i + BX < n ? in[i + BX] : 1; // B
    }
    SYNC;
    int sum = 0;
    for (int j = 0; j <= 2 * r; j++) sum += s[T + j];
    if (i < n) out[i] = sum;
}

K stencil_returns(int *out, const int *in, int n) { // threads behind the end return before the barrier
    int i = blockIdx.x * BX + T;
    if (i >= n) return;
    s[T] = in[i];
    SYNC; // A
    out[i] = s[T] + (T > 0 ? s[T - 1] : 0);
}

K smooth(int *out, const int *in, int n) {
    int i = blockIdx.x * BX + T;
    if (i > 0 && i < n - 1) out[i] = in[i - 1] + in[i] + in[i + 1];
}

K smooth_in_place(int *x, int n) { // a barrier orders a block, and not its neighbours
    int i = blockIdx.x * BX + T, sum = 0;
    if (i > 0 && i < n - 1) sum = x[i - 1] + x[i] + x[i + 1]; // A
    SYNC;
    if (i > 0 && i < n - 1) x[i] = sum; // B
}

// -- histograms: s has 64 bins -------------------------------------------------------------------------------------------

K histogram(int *bins, const unsigned char *in, int n) {
    for (int i = T; i < 64; i += BX) s[i] = 0;
    SYNC;
    for (int i = blockIdx.x * BX + T; i < n; i += gridDim.x * BX) atomicAdd(&s[in[i] & 63], 1);
    SYNC;
    for (int i = T; i < 64; i += BX) atomicAdd(&bins[i], s[i]);
}

K histogram_unset(int *bins, const unsigned char *in, int n) { // counts while others still clear
    for (int i = T; i < 64; i += BX) s[i] = 0;                                                  // A
    for (int i = blockIdx.x * BX + T; i < n; i += gridDim.x * BX) atomicAdd(&s[in[i] & 63], 1); // B
    SYNC;
    for (int i = T; i < 64; i += BX) atomicAdd(&bins[i], s[i]);
}

K histogram_plain(int *bins, const unsigned char *in, int n) {
    for (int i = T; i < 64; i += BX) s[i] = 0;
    SYNC;
    for (int i = blockIdx.x * BX + T; i < n; i += gridDim.x * BX) s[in[i] & 63] += 1; // A
    SYNC;
    for (int i = T; i < 64; i += BX) atomicAdd(&bins[i], s[i]);
}

// -- sorts and butterflies -----------------------------------------------------------------------------------------------

K bitonic(int *x) { // s has BX elements, a power of two
    s[T] = x[T];
    SYNC;
    for (int k = 2; k <= BX; k *= 2)
        for (int j = k / 2; j > 0; j /= 2) {
            int other = T ^ j;
            if (other > T) {
                int a = s[T], b = s[other];
                if ((a > b) == ((T & k) == 0)) s[T] = b, s[other] = a;
            }
            SYNC;
        }
    x[T] = s[T];
}

K bitonic_outer_barrier(int *x) {
    s[T] = x[T];
    SYNC;
    for (int k = 2; k <= BX; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            int other = T ^ j;
            if (other > T) {
                int a = s[T], b = s[other];                            // A
                if ((a > b) == ((T & k) == 0)) s[T] = b, s[other] = a; // A
            }
        }
        SYNC;
    }
    x[T] = s[T];
}

K butterfly(int *x) { // all threads sum over all, by partners
    s[T] = x[T];
    SYNC;
    for (int j = BX / 2; j > 0; j /= 2) {
        int other = s[T ^ j];
        SYNC;
        s[T] += other;
        SYNC;
    }
    x[T] = s[T];
}

K butterfly_one_barrier(int *x) {
    s[T] = x[T];
    SYNC;
    for (int j = BX / 2; j > 0; j /= 2) {
        int other = s[T ^ j]; // A
        s[T] += other;        // B
        SYNC;
    }
    x[T] = s[T];
}

K odd_even(int *x) { // s has BX elements
    s[T] = x[T];
    for (int k = 0; k < BX; k++) {
        SYNC;
        if (T % 2 == k % 2 && T + 1 < BX) {
            int a = s[T], b = s[T + 1];
            s[T] = min(a, b), s[T + 1] = max(a, b);
        }
    }
    SYNC;
    x[T] = s[T];
}

K odd_even_all(int *x) { // all threads at once, not every other one
    s[T] = x[T];
    for (int k = 0; k < BX; k++) {
        SYNC;
        if (T + 1 < BX) {
            int a = s[T], b = s[T + 1];             // A
            s[T] = min(a, b), s[T + 1] = max(a, b); // A
        }
    }
    SYNC;
    x[T] = s[T];
}

// -- pipelines: s has STAGES * BX ----------------------------------------------------------------------------------------

#define COPY(to, from) asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from) : "memory")
#define COMMIT asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT(n) asm volatile("cp.async.wait_group %0;" ::"n"(n) : "memory")

K pipeline(int *out, const int *in, int n) { // of n tiles of BX, three slots
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        if (i < n) COPY(&s[i * BX + T], &in[i * BX + T]);
        COMMIT;
    }
    for (int i = 0; i < n; i++) {
        WAIT(1);
        SYNC;
        sum += s[i % 3 * BX + (T + 1) % BX];
        if (i + 2 < n) COPY(&s[(i + 2) % 3 * BX + T], &in[(i + 2) * BX + T]);
        COMMIT;
    }
    out[T] = sum;
}

K pipeline_waits_late(int *out, const int *in, int n) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        if (i < n) COPY(&s[i * BX + T], &in[i * BX + T]); // A
        COMMIT;
    }
    for (int i = 0; i < n; i++) {
        WAIT(2);
        SYNC;
        sum += s[i % 3 * BX + (T + 1) % BX];                                  // B
        if (i + 2 < n) COPY(&s[(i + 2) % 3 * BX + T], &in[(i + 2) * BX + T]); // A
        COMMIT;
    }
    out[T] = sum;
}

K pipeline_two_slots(int *out, const int *in, int n) { // copies into the slot that others still read
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        if (i < n) COPY(&s[i * BX + T], &in[i * BX + T]);
        COMMIT;
    }
    for (int i = 0; i < n; i++) {
        WAIT(1);
        SYNC;
        sum += s[i % 2 * BX + (T + 1) % BX];                                  // A
        if (i + 2 < n) COPY(&s[(i + 2) % 2 * BX + T], &in[(i + 2) * BX + T]); // B
        COMMIT;
    }
    out[T] = sum;
}

// -- shortest paths: a tile of 16 by 16, one block of (16, 16) -----------------------------------------------------------

K floyd_warshall(int *d) {
    __shared__ int t[16][16];
    t[Y][T] = d[Y * 16 + T];
    for (int k = 0; k < 16; k++) {
        SYNC;
        int through = t[Y][k] + t[k][T];
        SYNC;
        if (through < t[Y][T]) t[Y][T] = through;
    }
    SYNC;
    d[Y * 16 + T] = t[Y][T];
}

K floyd_warshall_unsynced(int *d) { // right only where the diagonal is not negative, and a race even then
    __shared__ int t[16][16];
    t[Y][T] = d[Y * 16 + T];
    SYNC;
#pragma unroll 1
    for (int k = 0; k < 16; k++) {
        int through = t[Y][k] + t[k][T]; // A
        t[Y][T] = min(t[Y][T], through); // B
    }
    SYNC;
    d[Y * 16 + T] = t[Y][T];
}

// -- small things that go wrong ------------------------------------------------------------------------------------------

K gauss(int *m, int n) { // eliminates below each pivot; a thread a column, s has n factors
    for (int k = 0; k < n; k++) {
        for (int i = k + 1 + T; i < n; i += BX) s[i] = m[i * n + k] - m[k * n + k];
        SYNC;
        for (int i = k + 1; i < n; i++)
            for (int j = k + T; j < n; j += BX) m[i * n + j] -= s[i] * m[k * n + j];
        SYNC;
    }
}

K gauss_pivot(int *m, int n) { // the column of factors is overwritten while others still read it
    for (int k = 0; k < n; k++) {
        for (int j = k + T; j < n; j += BX)
            for (int i = k + 1; i < n; i++) m[i * n + j] -= m[i * n + k] * m[k * n + j]; // A
        SYNC;
    }
}

K broadcast(int *out, const int *in, int n) {
    __shared__ int value;
    int sum = 0;
    for (int i = 0; i < n; i++) {
        if (T == 0) value = in[i];
        SYNC;
        sum += value * T;
        SYNC;
    }
    out[T] = sum;
}

K broadcast_one_barrier(int *out, const int *in, int n) {
    __shared__ int value;
    int sum = 0;
    for (int i = 0; i < n; i++) {
        if (T == 0) value = in[i]; // A
        SYNC;
        sum += value * T; // B
    }
    out[T] = sum;
}

K compact(int *out, const int *in, int *count) {
    __shared__ int found;
    if (T == 0) found = 0;
    SYNC;
    if (in[T] > 0) out[atomicAdd(&found, 1)] = in[T];
    SYNC;
    if (T == 0) *count = found;
}

K compact_unread(int *out, const int *in, int *count) { // the last barrier is missing
    __shared__ int found;
    if (T == 0) found = 0;
    SYNC;
    if (in[T] > 0) out[atomicAdd(&found, 1)] = in[T]; // A
    if (T == 0) *count = found;                       // B
}

K rows_of_warps(int *out, const int *in) { // each warp its own 32 elements of s
    int *own = s + T / 32 * 32, lane = T % 32;
    own[lane] = in[T];
    __syncwarp();
    out[T] = own[31 - lane];
}

K rows_of_warps_shared(int *out, const int *in) { // all warps the same 32
    int lane = T % 32;
    s[lane] = in[T]; // A
    __syncwarp();
    out[T] = s[31 - lane]; // B
}

K strided(int *out, const int *in, int n) { // a barrier in a loop that threads leave at different times
    int sum = 0;
    for (int i = T; i < n; i += BX) {
        s[T] = in[i];
        SYNC; // A
        sum += s[BX - 1 - T];
        SYNC;
    }
    SYNC; // B
    out[T] = sum;
}

K strided_uniform(int *out, const int *in, int n) {
    int sum = 0;
    for (int i = 0; i < n; i += BX) {
        s[T] = i + T < n ? in[i + T] : 0;
        SYNC;
        sum += s[BX - 1 - T];
        SYNC;
    }
    SYNC;
    out[T] = sum;
}

K flag_of_all(int *out, const int *in) { // whoever finds something says so: equal values
    __shared__ int any;
    if (T == 0) any = 0;
    SYNC;
    if (in[T] > 0) any = 1; // A
    SYNC;
    out[T] = any;
}
