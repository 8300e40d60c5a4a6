// Searches that step by halves and never beyond an end: what they stand at is the less of two numbers, or what it was. Those
// with `wrong` in their name leave `table`, which has n + 1 elements.

__global__ void ranked(const float* keys, const int* table, int* found, unsigned n, unsigned steps, float wanted) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, at = 0;
    for (unsigned step = steps; step > 0; step >>= 1) {
        unsigned next = min(at + step, n);
        if (keys[next - 1] < wanted + i) at = next;
    }
    found[i] = table[at];
}

__global__ void ranked_wrong(const float* keys, const int* table, int* found, unsigned n, unsigned steps, float wanted) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, at = 0;
    for (unsigned step = steps; step > 0; step >>= 1) {
        unsigned next = min(at + step, n + 1);
        if (keys[next > n ? 0 : next - 1] < wanted + i) at = next;
    }
    found[i] = table[at];
}

// From the end on, and not below a first element.
__global__ void lowered(const float* keys, const int* table, int* found, int n, int first, float wanted) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = n;
    for (int step = n; step > 0; step /= 2) {
        int next = max(at - step, first);
        if (keys[next] > wanted + i) at = next;
    }
    found[i] = table[at - first];
}

__global__ void lowered_wrong(const float* keys, const int* table, int* found, int n, int first, float wanted) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = n;
    for (int step = n; step > 0; step /= 2) {
        int next = max(at - step, first - 1);
        if (keys[next] > wanted + i) at = next;
    }
    found[i] = table[at - first];
}
