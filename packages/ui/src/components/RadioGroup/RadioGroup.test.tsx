import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const texts = {
  label: 'Role',
  name: 'role',
  options: [
    { value: 'viewer', label: 'Viewer', helpText: 'Reads leads.' },
    { value: 'editor', label: 'Editor' },
    { value: 'owner', label: 'Owner', disabled: true },
  ],
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);

describe('<RadioGroup>', () => {
  it('begins with no choice, and then keeps one', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<RadioGroup {...texts} required onValueChange={handleValueChange} />);
    expect(chosen()).toEqual([]);
    expect(radio('Viewer')).toMatchObject({ name: 'role', required: true });
    fireEvent.click(radio('Viewer'));
    fireEvent.click(radio('Editor'));
    expect(handleValueChange.mock.calls).toEqual([['viewer'], ['editor']]);
    expect(chosen()).toEqual([radio('Editor')]);
  });

  it('begins with `defaultValue`', () => {
    render(<RadioGroup {...texts} defaultValue="editor" />);
    expect(chosen()).toEqual([radio('Editor')]);
  });

  it('keeps its choice if controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<RadioGroup {...texts} value="editor" onValueChange={handleValueChange} />);
    fireEvent.click(radio('Viewer'));
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('viewer');
    expect(chosen()).toEqual([radio('Editor')]);
  });

  it('describes the whole group, including a given `aria-describedby`, and each option', () => {
    render(
      <>
        <p id="rights">Each may do more than the one before.</p>
        <RadioGroup {...texts} errorText="Please choose one." helpText="It can be changed." aria-describedby="rights" />
      </>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Role' });
    const textOf = (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(group)).toEqual([
      'Please choose one.',
      'It can be changed.',
      'Each may do more than the one before.',
    ]);
    expect(textOf(radio('Viewer'))).toEqual(['Reads leads.']);
    expect(radio('Owner').disabled).toBe(true);
  });
});
