import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onGround, project } from './isometric.ts';

const feet = fc.integer({ min: -300, max: 300 });
const length = fc.integer({ min: 1, max: 300 });

const distance = (from: readonly number[], to: readonly number[]) =>
  Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0));

describe('project', () => {
  it('preserves lengths along the three axes', () => {
    fc.assert(
      fc.property(feet, feet, feet, length, (x, y, z, by) => {
        const start = project(x, y, z);
        expect(distance(start, project(x + by, y, z))).toBeCloseTo(by);
        expect(distance(start, project(x, y + by, z))).toBeCloseTo(by);
        expect(distance(start, project(x, y, z + by))).toBeCloseTo(by);
      }),
    );
  });
});

describe('onGround', () => {
  it.each([
    ['x', [1, 0], [0, 1]],
    ['y', [0, 1], [-1, 0]],
  ] as const)('lays a sheet down along %s, its depth towards the open side', (along, reading, deepening) => {
    fc.assert(
      fc.property(feet, feet, feet, feet, (x, y, across, down) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = onGround(along, x, y)
          .slice('matrix('.length, -1)
          .split(' ')
          .map(Number);
        const [left, top] = project(
          x + across * reading[0] + down * deepening[0],
          y + across * reading[1] + down * deepening[1],
        );
        expect(a * across + c * down + e).toBeCloseTo(left);
        expect(b * across + d * down + f).toBeCloseTo(top);
      }),
    );
  });
});
