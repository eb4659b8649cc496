import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { SearchField } from './SearchField.tsx';

const texts = { label: 'Search leads', name: 'q', clearLabel: 'Clear the search' };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' });
const clearButton = () => screen.queryByRole('button', { name: 'Clear the search' });

describe('<SearchField>', () => {
  it('reports every letter, and has no clear button while empty', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<SearchField {...texts} onValueChange={handleValueChange} />);
    expect(clearButton()).toBeNull();
    fireEvent.change(field(), { target: { value: 'a' } });
    fireEvent.change(field(), { target: { value: 'an' } });
    expect(handleValueChange.mock.calls).toEqual([['a'], ['an']]);
    expect(clearButton()).not.toBeNull();
  });

  it('is cleared by its button, and then has the focus', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const ref = createRef<HTMLInputElement>();
    render(<SearchField {...texts} defaultValue="ann" onValueChange={handleValueChange} ref={ref} />);
    fireEvent.click(clearButton()!);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(ref.current);
  });

  it('handles Escape only while it has text', () => {
    render(<SearchField {...texts} defaultValue="ann" />);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field().value).toBe('');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it('keeps its value if controlled', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<SearchField {...texts} value="ann" onValueChange={handleValueChange} />);
    fireEvent.change(field(), { target: { value: 'anna' } });
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('anna');
    expect(field().value).toBe('ann');
  });

  it('ignores an Escape that has closed something else', () => {
    render(<SearchField {...texts} defaultValue="ann" />);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    escape.preventDefault();
    act(() => void field().dispatchEvent(escape));
    expect(field().value).toBe('ann');
  });

  it('keeps its input if its form cancels the reset', () => {
    render(
      <form onReset={(event) => event.preventDefault()}>
        <SearchField {...texts} defaultValue="ann" />
      </form>,
    );
    fireEvent.change(field(), { target: { value: 'bea' } });
    act(() => void fireEvent.reset(field().form!));
    expect(field().value).toBe('bea');
  });

  it('keeps input from before hydration', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const hydrate = serve(<SearchField {...texts} onValueChange={handleValueChange} />);
    field().value = 'ann';
    await hydrate();
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('ann');
    expect(clearButton()).not.toBeNull();
    expect(field().value).toBe('ann');
  });

  it('replaces input from before hydration with a controlled value', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const hydrate = serve(<SearchField {...texts} value="bea" onValueChange={handleValueChange} />);
    field().value = 'ann';
    await hydrate();
    expect(field().value).toBe('bea');
    expect(handleValueChange).not.toHaveBeenCalled();
  });
});
