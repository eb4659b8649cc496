import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { SearchField } from './SearchField.tsx';

const texts = { label: 'Search leads', name: 'q', clearLabel: 'Clear the search' };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search leads' });
const clearButton = () => screen.queryByRole('button', { name: 'Clear the search' });

describe('<SearchField>', () => {
  it('tells every letter, and has nothing to clear while it is empty', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<SearchField {...texts} onValueChange={handleValueChange} />);
    expect(clearButton()).toBeNull();
    fireEvent.change(field(), { target: { value: 'a' } });
    fireEvent.change(field(), { target: { value: 'an' } });
    expect(handleValueChange.mock.calls).toEqual([['a'], ['an']]);
    expect(clearButton()).not.toBeNull();
  });

  it('is emptied by its button, and has the focus then', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const ref = createRef<HTMLInputElement>();
    render(<SearchField {...texts} defaultValue="ann" onValueChange={handleValueChange} ref={ref} />);
    fireEvent.click(clearButton()!);
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(ref.current);
  });

  it('keeps Escape to itself as long as it has something to empty', () => {
    render(<SearchField {...texts} defaultValue="ann" />);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field().value).toBe('');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it('leaves it to whoever keeps its state what is in it', () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    render(<SearchField {...texts} value="ann" onValueChange={handleValueChange} />);
    fireEvent.change(field(), { target: { value: 'anna' } });
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('anna');
    expect(field().value).toBe('ann');
  });

  it('leaves an Escape alone that has closed something else', () => {
    render(<SearchField {...texts} defaultValue="ann" />);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    escape.preventDefault();
    act(() => void field().dispatchEvent(escape));
    expect(field().value).toBe('ann');
  });

  it('keeps what was typed where its form refuses the reset', () => {
    render(
      <form onReset={(event) => event.preventDefault()}>
        <SearchField {...texts} defaultValue="ann" />
      </form>,
    );
    fireEvent.change(field(), { target: { value: 'bea' } });
    act(() => void fireEvent.reset(field().form!));
    expect(field().value).toBe('bea');
  });

  it('goes on with what was typed before the script came', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const hydrate = serve(<SearchField {...texts} onValueChange={handleValueChange} />);
    field().value = 'ann';
    await hydrate();
    expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('ann');
    expect(clearButton()).not.toBeNull();
    expect(field().value).toBe('ann');
  });

  it('shows what is kept outside in the place of what was typed before', async () => {
    const handleValueChange = vi.fn<(value: string) => void>();
    const hydrate = serve(<SearchField {...texts} value="bea" onValueChange={handleValueChange} />);
    field().value = 'ann';
    await hydrate();
    expect(field().value).toBe('bea');
    expect(handleValueChange).not.toHaveBeenCalled();
  });
});
