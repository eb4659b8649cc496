import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const texts = {
  label: 'Funds',
  name: 'funds',
  options: [
    { value: 'a', label: 'Regulation A', helpText: 'Open to everybody.' },
    { value: 'd', label: 'Regulation D' },
    { value: 'later', label: 'Funds to come', disabled: true },
  ],
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('<CheckboxGroup>', () => {
  it('tells all that are chosen, in the order of the options', () => {
    const handleValueChange = vi.fn<(value: string[]) => void>();
    render(<CheckboxGroup {...texts} defaultValue={['d']} onValueChange={handleValueChange} />);
    fireEvent.click(box('Regulation A'));
    fireEvent.click(box('Regulation D'));
    expect(handleValueChange.mock.calls).toEqual([[['a', 'd']], [['a']]]);
  });

  it('leaves it to whoever keeps its state what is chosen', () => {
    const handleValueChange = vi.fn<(value: string[]) => void>();
    render(<CheckboxGroup {...texts} value={['d']} onValueChange={handleValueChange} />);
    fireEvent.click(box('Regulation A'));
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(['a', 'd']);
    expect(box('Regulation A').checked).toBe(false);
    expect(box('Regulation D').checked).toBe(true);
  });

  it('counts what was chosen before its script came', async () => {
    const handleValueChange = vi.fn<(value: string[]) => void>();
    const hydrate = serve(<CheckboxGroup {...texts} onValueChange={handleValueChange} />);
    box('Regulation A').checked = true;
    await hydrate();
    fireEvent.click(box('Regulation D'));
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith(['a', 'd']);
  });

  it('describes the group as a whole, and each option', () => {
    render(<CheckboxGroup {...texts} hint="Optional" helpText="At any time." errorText="Please choose." />);
    const group = screen.getByRole('group', { name: 'Funds' });
    expect(textOf(group.getAttribute('aria-describedby'))).toEqual(['Optional', 'Please choose.', 'At any time.']);
    expect(textOf(box('Regulation A').getAttribute('aria-describedby'))).toEqual(['Open to everybody.']);
    expect(box('Regulation A').getAttribute('aria-invalid')).toBe('true');
    expect(box('Funds to come').disabled).toBe(true);
  });
});
