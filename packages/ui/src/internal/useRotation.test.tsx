import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

const intervalMs = 3000;

function Rotating() {
  const { index, goTo, playing, toggle, watch } = useRotation(4, intervalMs);
  return (
    <>
      <button type="button" onClick={toggle}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <div data-testid="region" {...watch}>
        <output>{index}</output>
        <button type="button" onClick={() => goTo(index - 1)}>
          Back
        </button>
        <button type="button" onClick={() => goTo(index)}>
          Here
        </button>
      </div>
    </>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const region = () => screen.getByTestId('region');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Expects it to stay for long enough, and to move again a full interval after `release`. */
function expectHeldUntil(release: () => void) {
  const before = shown();
  wait(10 * intervalMs);
  expect(shown()).toBe(before);
  release();
  wait(intervalMs - 1);
  expect(shown()).toBe(before);
  wait(1);
  expect(shown()).toBe(before + 1);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useRotation', () => {
  it('moves after every interval, not a millisecond sooner, and wraps', () => {
    render(<Rotating />);
    wait(intervalMs - 1);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait(intervalMs);
    wait(intervalMs);
    wait(intervalMs - 1);
    expect(shown()).toBe(3);
    wait(1);
    expect(shown()).toBe(0);
  });

  it('wraps past either end', () => {
    render(<Rotating />);
    press('Back');
    expect(shown()).toBe(3);
    wait(intervalMs);
    expect(shown()).toBe(0);
  });

  it('restarts the interval after a move by the visitor', () => {
    render(<Rotating />);
    wait(intervalMs - 100);
    press('Back');
    const moved = shown();
    wait(intervalMs - 1);
    expect(shown()).toBe(moved);
    wait(1);
    expect(shown()).toBe((moved + 1) % 4);
  });

  it('[motion-9] pauses under the pointer', () => {
    render(<Rotating />);
    fireEvent.pointerOver(region());
    expectHeldUntil(() => fireEvent.pointerLeave(region()));
  });

  it('[motion-9] pauses while it contains the focus', () => {
    render(<Rotating />);
    act(() => screen.getByRole('button', { name: 'Back' }).focus());
    act(() => screen.getByRole('button', { name: 'Here' }).focus());
    expectHeldUntil(() => act(() => screen.getByRole('button', { name: 'Here' }).blur()));
  });

  it('[motion-11] pauses in a hidden tab, and does not catch up', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<Rotating />);
    expectHeldUntil(() => {
      hidden.mockReturnValue(false);
      fireEvent(document, new Event('visibilitychange'));
    });
  });

  it('[motion-9] does not start automatically with reduced motion', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('all'));
    render(<Rotating />);
    expectHeldUntil(() => press('Play'));
  });

  it('[motion-9] stops while paused, and resumes on play even under the pointer', () => {
    render(<Rotating />);
    press('Pause');
    fireEvent.pointerOver(region());
    expectHeldUntil(() => press('Play'));
  });

  it('[motion-11] clears its timer on unmount', () => {
    const { unmount } = render(<Rotating />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
