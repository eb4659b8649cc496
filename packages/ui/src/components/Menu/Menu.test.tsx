import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, type MenuProps } from './Menu.tsx';

const trigger = () => screen.getByRole('button', { name: 'Actions for Ann' });
async function press(key: string) {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
  await act(() => vi.advanceTimersByTimeAsync(50));
}

function show(props: Partial<MenuProps> = {}) {
  const handleCall = vi.fn<() => void>(() => {
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });
  const handleErase = vi.fn<() => void>();
  render(
    <Menu
      label="Actions for Ann"
      items={[
        { label: 'Call', onSelect: handleCall },
        { label: 'Merge', onSelect: () => {}, disabled: true, startsGroup: true },
        { label: 'Erase', onSelect: handleErase, tone: 'danger' },
      ]}
      {...props}
    />,
  );
  return { handleCall, handleErase };
}

async function open() {
  act(() => trigger().focus());
  await press('Enter');
}

describe('<Menu>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it.each(['button', 'icon'] as const)('is named by its label, as a %s', async (variant) => {
    show({ variant });
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    await open();
    expect(screen.getByRole('menu', { name: 'Actions for Ann' })).toBeTruthy();
    expect(screen.getAllByRole('separator')).toHaveLength(1);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Call', 'Merge', 'Erase']);
  });

  it('is named by its label, even if its button has an id', async () => {
    show({ id: 'actions' });
    await open();
    const menu = screen.getByRole('menu', { name: 'Actions for Ann' });
    expect(menu.hasAttribute('aria-labelledby')).toBe(false);
  });

  it('cannot be opened without items', async () => {
    show({ items: [], defaultOpen: true });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger().getAttribute('aria-disabled')).toBe('true');
    await open();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('performs a command after it has closed and its button has the focus', async () => {
    const { handleCall } = show();
    await open();
    await press('Enter');
    expect(handleCall).toHaveBeenCalledOnce();
  });

  it('skips disabled commands', async () => {
    const { handleErase } = show();
    await open();
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Erase');
    await press('Enter');
    expect(handleErase).toHaveBeenCalledOnce();
  });

  it('only returns the focus to its button on Escape', async () => {
    const { handleCall } = show();
    await open();
    await press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
    await open();
    await press('Escape');
    expect(handleCall).not.toHaveBeenCalled();
  });

  it('stays open while options are switched', async () => {
    function Columns() {
      const [checked, setChecked] = useState(true);
      return <Menu label="Actions for Ann" items={[{ label: 'Phone', checked, onCheckedChange: setChecked }]} />;
    }
    render(<Columns />);
    await open();
    const option = screen.getByRole('menuitemcheckbox', { name: 'Phone' });
    expect(option.getAttribute('aria-checked')).toBe('true');
    await press('Enter');
    expect(option.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('closes and focuses its button when the last item is removed, and stays closed when others are added', async () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    const menu = (labels: readonly string[]) => (
      <Menu
        label="Actions for Ann"
        items={labels.map((label) => ({ label, onSelect: () => {} }))}
        onOpenChange={handleOpenChange}
      />
    );
    const { rerender } = render(menu(['Call']));
    await open();
    rerender(menu([]));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(document.activeElement).toBe(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(handleOpenChange.mock.calls).toEqual([[true], [false]]);
    rerender(menu(['Merge']));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps the focus in the list when the focused item is removed', async () => {
    const menu = (labels: readonly string[]) => (
      <Menu label="Actions for Ann" items={labels.map((label) => ({ label, onSelect: () => {} }))} />
    );
    const { rerender } = render(menu(['Call', 'Merge', 'Erase']));
    await open();
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Merge');
    rerender(menu(['Call', 'Erase']));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(document.activeElement?.textContent).toBe('Call');
    await press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Erase');
  });

  it('keeps its state if controlled', async () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    show({ open: false, onOpenChange: handleOpenChange });
    await open();
    expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
