/*
 * Takes Monte Carlo noise from a rendered picture: non-local means over the light that falls on the surfaces.
 *
 *   denoise WIDTH HEIGHT COLOUR1 COLOUR2 ALBEDO1 NORMAL ALBEDO2 RESULT
 *
 * All files are raw floats, four a pixel. The two colours are the same view with other random numbers: their
 * difference tells how much of a contrast is noise. Colour is divided by the albedo first, so that the edges of
 * painted lines and boards cannot blur, and multiplied again at the end.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEARCH = 8, PATCH = 2, SPREAD = 3 };
static const float STRENGTH = 0.55f, ALBEDO = 0.03f, NORMAL = 0.16f, DARKEST = 0.04f;

static int width, height;

static float *planes(int count) {
  float *all = calloc((size_t)width * height * count, sizeof *all);
  if (!all) exit(2);
  return all;
}

/* Reads three planes: all reds, all greens, all blues. */
static float *read_picture(const char *path) {
  size_t pixels = (size_t)width * height;
  float *packed = planes(4), *split = planes(3);
  FILE *file = fopen(path, "rb");
  if (!file || fread(packed, sizeof *packed * 4, pixels, file) != pixels) {
    fprintf(stderr, "denoise: cannot read %s\n", path);
    exit(1);
  }
  fclose(file);
  for (size_t i = 0; i < pixels; i++)
    for (int c = 0; c < 3; c++) split[c * pixels + i] = packed[4 * i + c];
  free(packed);
  return split;
}

static void box_blur(float *plane, float *scratch, int radius) {
  float share = 1.0f / (2 * radius + 1);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      float sum = 0;
      for (int k = -radius; k <= radius; k++) {
        int at = x + k < 0 ? 0 : x + k >= width ? width - 1 : x + k;
        sum += plane[y * width + at];
      }
      scratch[y * width + x] = sum * share;
    }
  for (int y = 0; y < height; y++) {
    memset(plane + y * width, 0, sizeof *plane * width);
    for (int k = -radius; k <= radius; k++) {
      int row = y + k < 0 ? 0 : y + k >= height ? height - 1 : y + k;
      for (int x = 0; x < width; x++) plane[y * width + x] += scratch[row * width + x] * share;
    }
  }
}

int main(int count, char **words) {
  if (count != 9) return fprintf(stderr, "usage: denoise WIDTH HEIGHT COLOUR1 COLOUR2 ALBEDO1 NORMAL ALBEDO2 RESULT\n"), 1;
  width = atoi(words[1]);
  height = atoi(words[2]);
  int pixels = width * height;
  float *first = read_picture(words[3]), *second = read_picture(words[4]);
  float *albedo = read_picture(words[5]), *normal = read_picture(words[6]), *albedo2 = read_picture(words[7]);
  float *light = planes(3), *noise = planes(3), *sum = planes(3), *weight = planes(1);
  float *distance = planes(1), *scratch = planes(1);

  for (int i = 0; i < 3 * pixels; i++) {
    float a = log1pf(fmaxf(first[i], 0) / (albedo[i] + DARKEST));
    float b = log1pf(fmaxf(second[i], 0) / (albedo2[i] + DARKEST));
    light[i] = (a + b) / 2;
    noise[i] = (a - b) * (a - b) / 4;
    albedo[i] = (albedo[i] + albedo2[i]) / 2;
  }
  for (int c = 0; c < 3; c++) box_blur(noise + c * pixels, scratch, SPREAD);

  for (int dy = -SEARCH; dy <= SEARCH; dy++)
    for (int dx = -SEARCH; dx <= SEARCH; dx++) {
      int y0 = dy < 0 ? -dy : 0, y1 = dy > 0 ? height - dy : height;
      int x0 = dx < 0 ? -dx : 0, x1 = dx > 0 ? width - dx : width;
      int step = dy * width + dx;
      memset(distance, 0, sizeof *distance * pixels);
      for (int c = 0; c < 3; c++) {
        const float *l = light + c * pixels, *n = noise + c * pixels;
        for (int y = y0; y < y1; y++)
          for (int i = y * width + x0; i < y * width + x1; i++) {
            float gap = l[i] - l[i + step], own = n[i], other = n[i + step];
            float expected = own + fminf(own, other);
            distance[i] += (gap * gap - expected) / (3 * (2e-5f + STRENGTH * STRENGTH * (own + other)));
          }
      }
      box_blur(distance, scratch, PATCH);
      for (int y = y0; y < y1; y++)
        for (int i = y * width + x0; i < y * width + x1; i++) {
          float cost = fmaxf(distance[i], 0);
          for (int c = 0; c < 3; c++) {
            float a = albedo[c * pixels + i] - albedo[c * pixels + i + step];
            float n = normal[c * pixels + i] - normal[c * pixels + i + step];
            cost += a * a / (2 * ALBEDO * ALBEDO) + n * n / (2 * NORMAL * NORMAL);
          }
          float share = expf(-cost);
          weight[i] += share;
          for (int c = 0; c < 3; c++) sum[c * pixels + i] += share * light[c * pixels + i + step];
        }
    }

  float *result = planes(4);
  for (int i = 0; i < pixels; i++) {
    for (int c = 0; c < 3; c++)
      result[4 * i + c] = expm1f(sum[c * pixels + i] / weight[i]) * (albedo[c * pixels + i] + DARKEST);
    result[4 * i + 3] = 1;
  }
  FILE *file = fopen(words[8], "wb");
  if (!file || fwrite(result, sizeof *result * 4, pixels, file) != (size_t)pixels || fclose(file)) return 1;
  return 0;
}
