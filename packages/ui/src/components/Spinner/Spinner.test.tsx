import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../LiveRegion/heard.fixtures.ts';
import { Spinner } from './Spinner.tsx';

describe('<Spinner>', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reads its label', () => {
    render(<Spinner label="Loading leads" />);
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByRole('progressbar', { name: 'Loading leads' })).toBeDefined();
    expect(heard()).toEqual(['Loading leads']);
  });

  it('is hidden from screen readers without a label', () => {
    render(<Spinner />);
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(heard()).toEqual([]);
  });
});
