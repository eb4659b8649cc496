import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { Skeleton } from './Skeleton.tsx';

describe('<Skeleton>', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('announces its label once the wait is noticeable, and nothing without one', () => {
    const { container } = render(<Skeleton lines={2} label="Loading the history" />);
    const skeleton = container.firstElementChild;
    expect(skeleton?.getAttribute('aria-busy')).toBe('true');
    act(() => void vi.advanceTimersByTime(299));
    expect([skeleton?.hasAttribute('data-felt'), heard()]).toEqual([false, []]);
    act(() => void vi.advanceTimersByTime(1));
    expect(skeleton?.hasAttribute('data-felt')).toBe(true);
    expect(container.textContent).toBe('Loading the history');
    act(() => void vi.advanceTimersByTime(100));
    expect(heard()).toEqual(['Loading the history']);
    render(<Skeleton ratio={1} />, { container });
    act(() => void vi.advanceTimersByTime(300));
    act(() => void vi.advanceTimersByTime(100));
    expect(container.textContent).toBe('');
    expect(heard()).toHaveLength(1);
  });
});
