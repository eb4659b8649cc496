import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me the report' });
const texts = { label: 'Send me the report', name: 'report' };

describe('<Checkbox>', () => {
  it('toggles when its label is pressed, and reports it', () => {
    const handleCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox {...texts} defaultChecked onCheckedChange={handleCheckedChange} />);
    expect(box().checked).toBe(true);
    fireEvent.click(screen.getByText('Send me the report'));
    expect(box().checked).toBe(false);
    expect(handleCheckedChange.mock.calls[0]?.[0]).toBe(false);
  });

  it('keeps its state if controlled', () => {
    const handleCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox {...texts} checked={false} onCheckedChange={handleCheckedChange} />);
    fireEvent.click(box());
    expect(handleCheckedChange.mock.calls[0]?.[0]).toBe(true);
    expect(box().checked).toBe(false);
  });

  it('stays indeterminate until that is removed', () => {
    const { rerender } = render(<Checkbox {...texts} indeterminate />);
    expect(box().indeterminate).toBe(true);
    rerender(<Checkbox {...texts} />);
    expect(box().indeterminate).toBe(false);
  });

  it('reads the error before the help', () => {
    render(<Checkbox {...texts} errorText="Please choose." helpText="Four letters a year." />);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    const described = (box().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Please choose.',
      'Four letters a year.',
    ]);
  });

  it('passes its ref and name to the input, for form libraries', () => {
    const ref = createRef<HTMLInputElement>();
    const handleBlur = vi.fn<() => void>();
    render(<Checkbox {...texts} value="yes" required ref={ref} onBlur={handleBlur} />);
    fireEvent.blur(box());
    expect(handleBlur).toHaveBeenCalledOnce();
    expect(ref.current).toBe(box());
    expect(box()).toMatchObject({ name: 'report', value: 'yes', required: true });
  });
});
