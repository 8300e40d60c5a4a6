// The kernels of kernels/cuda/races.cu and two that leave their arrays, run once each, to be looked at by compute-sanitizer:
// sanitizer NAME THREADS N. Arrays have as many elements as the launches of races_launches.py give them.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../../kernels/cuda/races.cu"
#include "../../tests/data/cuda/outside.cu"

typedef void (*Kernel)(const float *, float *, int);
struct Own { const char *name; Kernel kernel; };
#define OWN(name) {#name, name}
Own own[] = {OWN(block_sums), OWN(no_barrier), OWN(no_first_barrier), OWN(off_by_one), OWN(two_barriers), OWN(early_return),
             OWN(tiles), OWN(tiles_one_barrier), OWN(tiles_in_turn), OWN(one_more), OWN(wraps)};

int main(int count, char **words) {
    if (count != 4) return 2;
    int threads = atoi(words[2]), n = atoi(words[3]);
    for (Own one : own) {
        if (strcmp(one.name, words[1])) continue;
        bool tiled = !strncmp(one.name, "tiles", 5), square = !strcmp(one.name, "wraps");
        size_t given = square ? (size_t)n * n : tiled ? (size_t)n * threads : n;
        int blocks = tiled || !strcmp(one.name, "two_barriers") || !strcmp(one.name, "early_return") ? 1 : (n + threads - 1) / threads;
        size_t made = strncmp(one.name, "block_sums", 10) && strncmp(one.name, "no_", 3) && strcmp(one.name, "off_by_one")
                          ? (n > threads || square || !strcmp(one.name, "one_more") ? n : threads) : blocks;
        float *in, *out;
        if (cudaMalloc(&in, 4 * given) || cudaMalloc(&out, 4 * made)) return 3;
        one.kernel<<<blocks, threads>>>(in, out, n);
        return cudaDeviceSynchronize() ? 1 : 0;
    }
    return 2;
}
