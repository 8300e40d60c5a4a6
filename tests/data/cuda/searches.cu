// Loops whose counters move as data says: searches, lists that are merged, ends that meet. Those with `wrong` in their name
// leave their arrays.

__global__ void merged(const int* first, const int* list, int* common, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows - 1) return;
    int a = first[row], last_a = first[row + 1], b = first[row + 1], last_b = first[row + 2];
    int count = 0;
    while (a < last_a && b < last_b) {
        int x = list[a], y = list[b];
        if (x == y) { count++; a++; b++; }
        else if (x < y) a++;
        else b++;
    }
    common[row] = count;
}

__global__ void merged_wrong(const int* first, const int* list, int* common, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows - 1) return;
    int a = first[row], last_a = first[row + 1], b = first[row + 1], last_b = first[row + 2];
    int count = 0;
    while (a <= last_a && b <= last_b) {
        int x = list[a], y = list[b];
        if (x == y) { count++; a++; b++; }
        else if (x < y) a++;
        else b++;
    }
    common[row] = count;
}

__global__ void lower_bound(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int low = 0, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (keys[middle] < wanted[i]) low = middle + 1; else high = middle;
    }
    found[i] = low;
}

__global__ void lower_bound_wrong(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int low = 0, high = n;
    while (low <= high) {
        int middle = (low + high) / 2;
        if (keys[middle] > wanted[i]) high = middle - 1; else low = middle + 1;
    }
    found[i] = low;
}

__global__ void bisected(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int low = 0, high = n - 1, at = -1;
    while (low <= high) {
        int middle = low + ((high - low) >> 1);
        float key = keys[middle];
        if (key == wanted[i]) { at = middle; break; }
        if (key < wanted[i]) low = middle + 1; else high = middle - 1;
    }
    found[i] = at;
}

__global__ void narrowed(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int low = 0, high = n;
    while (high - low > 1) {
        int middle = (low + high) >> 1;
        if (keys[middle] <= wanted[i]) low = middle; else high = middle;
    }
    found[i] = keys[low] == wanted[i];
}

__global__ void halves(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int base = 0, length = n;
    while (length > 1) {
        int half = length / 2;
        if (keys[base + half - 1] < wanted[i]) base += half;
        length -= half;
    }
    found[i] = base;
}

__global__ void halves_wrong(const float* keys, const float* wanted, int* found, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    int base = 0, length = n;
    while (length > 1) {
        int half = length / 2;
        if (keys[base + half] >= wanted[i]) base += half + 1;
        length -= half;
    }
    found[i] = base;
}

__global__ void parted(const int* keys, int* out, int n, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    int low = row * n, high = row * n + n - 1;
    while (low < high) {
        if (keys[low] < 0) low++;
        else if (keys[high] >= 0) high--;
        else { out[low] = keys[high]; out[high] = keys[low]; low++; high--; }
    }
}

__global__ void packed(const int* keys, int* out, int n, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    int at = row * n;
    for (int j = 0; j < n; j++) {
        if (keys[row * n + j] > 0) out[at++] = j;
    }
}

__global__ void packed_wrong(const int* keys, int* out, int n, int rows) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    int at = row * n;
    for (int j = 0; j <= n; j++) {
        if (j == n || keys[row * n + j] <= 0) out[at++] = j;
    }
}
