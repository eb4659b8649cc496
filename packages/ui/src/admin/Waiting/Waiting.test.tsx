import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Waiting } from './Waiting.tsx';

describe('<Waiting>', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says nothing until 300 ms have passed', () => {
    render(<Waiting>Loading leads</Waiting>);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Loading leads');
  });

  it('leaves no timer behind when the answer comes first', () => {
    const { unmount } = render(<Waiting>Loading leads</Waiting>);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
