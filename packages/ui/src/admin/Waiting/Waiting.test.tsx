import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../../components/LiveRegion/heard.fixtures.ts';
import { Waiting } from './Waiting.tsx';

describe('<Waiting>', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows nothing for 300 ms', () => {
    const { container } = render(<Waiting>Loading leads</Waiting>);
    act(() => void vi.advanceTimersByTime(299));
    expect(container.textContent).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('Loading leads');
    expect(heard()).toEqual([]);
    act(() => void vi.advanceTimersByTime(100));
    expect(heard()).toEqual(['Loading leads']);
  });

  it('clears its timer on unmount', () => {
    const { unmount } = render(<Waiting>Loading leads</Waiting>);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
