/* What kit/denoise.py averages, in C: the same sums, at least five times as fast. denoise.py compiles it, and
 * works without.
 *
 * Every picture is rows of pixels of 3 floats, with `pad` pixels more on every side that repeat the far side; `pad` is
 * at least radius + 1. The sums are not padded, and start at 0. */

#include <math.h>
#include <stdlib.h>

static float likeness(float d) {
  return expf(-(d < 0 ? 0 : d > 20 ? 20 : d));
}

static float least(float a, float b) {
  return a < b ? a : b;
}

/* Per pixel: how much more two pixels differ than their noise explains, summed over 3 channels. */
static float distance(const float *x, const float *var, int other, float k2) {
  float sum = 0;
  for (int c = 0; c < 3; c++) {
    float d = x[c] - x[c + other], v = var[c], w = var[c + other];
    sum += (d * d - (v + least(v, w))) / (1e-5f + k2 * (v + w));
  }
  return sum;
}

/* Adds to sum1 and sum2 (rows, columns, 3) and to weight1 and weight2 (rows, columns) what either half gets from its
 * neighbours. Guide n has values guides[3 n], their variance guides[3 n + 1] and its scale guides[3 n + 2]. 1 when
 * there is no memory, else 0. */
int average(int rows, int columns, int pad, int radius, float k2, const float *half1, const float *half2,
            const float *var, int guide_count, const float *const *guides, float *sum1, float *sum2, float *weight1,
            float *weight2) {
  int stride = columns + 2 * pad;
  /* distances of 3 by 1 pixels, one row more above and below */
  float *near1 = malloc(sizeof(float) * (rows + 2) * columns), *near2 = malloc(sizeof(float) * (rows + 2) * columns);
  float *line1 = malloc(sizeof(float) * (columns + 2)), *line2 = malloc(sizeof(float) * (columns + 2));
  float *apart = malloc(sizeof(float) * columns);
  int failed = !near1 || !near2 || !line1 || !line2 || !apart;
  for (int dy = -radius; dy <= radius && !failed; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy > radius * radius + 1) continue;
      int other = -(dy * stride + dx) * 3;
      for (int y = -1; y <= rows; y++) {
        int start = ((y + pad) * stride + pad - 1) * 3;
        for (int x = 0; x < columns + 2; x++) {
          line1[x] = distance(half1 + start + 3 * x, var + start + 3 * x, other, k2);
          line2[x] = distance(half2 + start + 3 * x, var + start + 3 * x, other, k2);
        }
        for (int x = 0; x < columns; x++) {
          near1[(y + 1) * columns + x] = line1[x] + line1[x + 1] + line1[x + 2];
          near2[(y + 1) * columns + x] = line2[x] + line2[x + 1] + line2[x + 2];
        }
      }
      for (int y = 0; y < rows; y++) {
        int start = ((y + pad) * stride + pad) * 3;
        for (int x = 0; x < columns; x++) apart[x] = 0;
        for (int n = 0; n < guide_count; n++) {
          const float *f = guides[3 * n] + start, *v = guides[3 * n + 1] + start, *scale = guides[3 * n + 2] + start;
          for (int x = 0; x < columns; x++)
            for (int i = 3 * x; i < 3 * x + 3; i++) {
              float d = f[i] - f[i + other], a = (d * d - (v[i] + least(v[i], v[i + other]))) / scale[i];
              apart[x] = a > apart[x] ? a : apart[x];
            }
        }
        const float *a1 = near1 + y * columns, *a2 = near2 + y * columns;
        for (int x = 0; x < columns; x++) {
          float guided = likeness(apart[x]);
          float by1 = least(guided, likeness((a1[x] + a1[x + columns] + a1[x + 2 * columns]) / 27));
          float by2 = least(guided, likeness((a2[x] + a2[x + columns] + a2[x + 2 * columns]) / 27));
          int i = y * columns + x;
          for (int c = 0; c < 3; c++) {
            sum1[3 * i + c] += by2 * half1[start + 3 * x + c + other];
            sum2[3 * i + c] += by1 * half2[start + 3 * x + c + other];
          }
          weight1[i] += by2;
          weight2[i] += by1;
        }
      }
    }
  free(near1), free(near2), free(line1), free(line2), free(apart);
  return failed;
}
