import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Next call');

describe('<DateField>', () => {
  it("uses the browser's calendar and limits", () => {
    const ref = createRef<HTMLInputElement>();
    render(<DateField label="Next call" name="next-call" min="2026-11-22" max="2027-11-22" required ref={ref} />);
    expect(field()).toMatchObject({
      type: 'date',
      name: 'next-call',
      min: '2026-11-22',
      max: '2027-11-22',
      required: true,
    });
    expect(ref.current).toBe(field());
  });

  it('reports every date, and an empty value', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<DateField label="Next call" name="next-call" onValueChange={handleValueChange} />);
    fireEvent.change(field(), { target: { value: '2026-11-22' } });
    fireEvent.change(field(), { target: { value: '' } });
    expect(handleValueChange.mock.calls).toEqual([['2026-11-22'], ['']]);
  });

  it('keeps its value if controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<DateField label="Next call" name="next-call" value="2026-11-22" onValueChange={handleValueChange} />);
    fireEvent.change(field(), { target: { value: '2026-11-23' } });
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-23');
    expect(field().value).toBe('2026-11-22');
  });
});
