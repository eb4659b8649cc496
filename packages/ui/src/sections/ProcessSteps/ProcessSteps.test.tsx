import { regulationAProcess, regulationDProcess } from '@sponsor/content/process';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessSteps } from './ProcessSteps.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { pauseLabel = '', playLabel = '' } = regulationAProcess;
const steps = () => screen.getAllByRole('listitem');
const active = () => steps().map((step) => step.dataset['active'] === 'true');
const only = (place: number) => [0, 1, 2, 3].map((step) => step === place);
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('<ProcessSteps>', () => {
  it.each([regulationAProcess, regulationDProcess])(
    '[invest-12] numbers four steps, each with a symbol, a title and a text',
    (process) => {
      render(<ProcessSteps {...process} />);
      expect(steps()).toHaveLength(4);
      for (const [index, step] of steps().entries()) {
        expect(within(step).getByText(String(index + 1))).toBeTruthy();
        expect(step.querySelector('svg path')).not.toBeNull();
        expect(within(step).getByRole('heading', { level: 3 }).textContent).toBe(process.steps[index]?.title);
        expect(step.querySelector('p')?.textContent?.length).toBeGreaterThan(20);
      }
    },
  );

  it('[motion-7] highlights the next step every 4000 ms, and wraps', () => {
    render(<ProcessSteps {...regulationAProcess} />);
    expect(active()).toEqual(only(0));
    for (const next of [1, 2, 3, 0, 1]) {
      wait(3999);
      expect(active()).not.toEqual(only(next));
      wait(1);
      expect(active()).toEqual(only(next));
    }
  });

  it('stops and resumes with its button', () => {
    render(<ProcessSteps {...regulationAProcess} />);
    fireEvent.click(screen.getByRole('button', { name: pauseLabel }));
    wait(20_000);
    expect(active()).toEqual(only(0));
    fireEvent.click(screen.getByRole('button', { name: playLabel }));
    wait(4000);
    expect(active()).toEqual(only(1));
  });

  it('pauses while the pointer is on a step', () => {
    render(<ProcessSteps {...regulationAProcess} />);
    const [, second] = steps();
    if (!second) throw new Error('There is no second step.');
    fireEvent.pointerOver(second);
    wait(20_000);
    expect(active()).toEqual(only(0));
  });
});
