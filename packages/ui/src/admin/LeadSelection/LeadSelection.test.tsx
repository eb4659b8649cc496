import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard } from '../../components/LiveRegion/heard.fixtures.ts';
import { LeadSelection, type LeadSelectionProps } from './LeadSelection.tsx';
import { leadSelectionTexts as texts } from './texts.ts';

function open(...statuses: string[]) {
  const onStatus = vi.fn<LeadSelectionProps['onStatus']>(async () => undefined);
  const onOwner = vi.fn<LeadSelectionProps['onOwner']>(async () => undefined);
  const onClear = vi.fn<() => void>();
  const leads = statuses.map((status, number) => ({ id: String(number), status }));
  const bar = { leads, exportHref: '/export', onStatus, owners: ['ann@example.org'], onOwner, onClear };
  render(
    <LeadSelection {...bar} tools={<button type="button">Find</button>}>
      The list
    </LeadSelection>,
  );
  return { onStatus, onOwner, onClear };
}

async function choose(name: string, menu = texts.setStatus) {
  fireEvent.keyDown(screen.getByRole('button', { name: menu }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name }));
  // The menu closes first.
  await act(() => vi.advanceTimersByTimeAsync(50));
}

describe('<LeadSelection>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('offers no actions without a selection', () => {
    open();
    expect(screen.queryByRole('region', { name: texts.label })).toBeNull();
    expect(screen.getByRole('button').textContent).toBe('Find');
    expect(heard()).toEqual([]);
  });

  it('sets the status of all, and shows an error', async () => {
    const { onStatus } = open('new', 'contacted');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(heard()).toEqual(['2 selected']);
    onStatus.mockResolvedValueOnce('Not now.');
    await choose('qualified');
    expect(onStatus).toHaveBeenCalledExactlyOnceWith('qualified', '');
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
  });

  it('assigns all to one person or to nobody, and shows an error', async () => {
    const { onOwner } = open('new', 'do_not_contact');
    await choose('ann@example.org', texts.assign);
    onOwner.mockResolvedValueOnce('Not now.');
    await choose(texts.nobody, texts.assign);
    expect(onOwner.mock.calls).toEqual([['ann@example.org'], ['']]);
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for a reason if one of them asked not to be contacted', async () => {
    const { onStatus } = open('new', 'do_not_contact');
    await choose('new');
    expect(onStatus).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(texts.reasonLabel), { target: { value: 'They wrote again.' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.submit })));
    expect(onStatus).toHaveBeenLastCalledWith('new', 'They wrote again.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for confirmation before it changes many, and before the CRM is told', async () => {
    const { onStatus, onOwner } = open(...Array.from({ length: 11 }, () => 'new'));
    const answer = async (name: string) => {
      fireEvent.click(screen.getByText(name, { selector: '[role=alertdialog] span, [role=alertdialog] button' }));
      await act(() => vi.advanceTimersByTimeAsync(50));
    };
    await choose('qualified');
    expect(screen.getByRole('alertdialog', { name: 'Set the status of 11 to qualified?' })).toBeDefined();
    await answer(texts.confirm.no);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onStatus).not.toHaveBeenCalled();
    await choose('qualified');
    await answer('Change 11');
    expect(onStatus).toHaveBeenCalledExactlyOnceWith('qualified', '');
    await choose('ann@example.org', texts.assign);
    expect(screen.getByRole('alertdialog', { name: 'Assign 11 to ann@example.org?' })).toBeDefined();
    await answer('Change 11');
    expect(onOwner).toHaveBeenCalledExactlyOnceWith('ann@example.org');
    cleanup();

    const few = open('new');
    await choose('do_not_contact');
    expect(screen.getByText(texts.confirm.doNotContact)).toBeDefined();
    await answer('Change 1');
    expect(few.onStatus).toHaveBeenCalledExactlyOnceWith('do_not_contact', '');
  });

  it("offers only to clear a selection that exceeds the server's limit", () => {
    const { onClear } = open(...Array.from({ length: 201 }, () => 'new'));
    expect(screen.queryByRole('button', { name: texts.setStatus })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});
