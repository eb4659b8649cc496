import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Drafts, UnsavedChangesProvider } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import { leadHistory, owners, withOtherDetails } from './LeadPanel.fixtures.ts';
import { LeadPanel, type LeadPanelDesk, type LeadPanelProps } from './LeadPanel.tsx';
import { leadPanelTexts as texts } from './texts.ts';

function open(changes: Partial<LeadPanelProps> = {}, drafts?: Drafts) {
  const onSave = vi.fn<LeadPanelDesk['onSave']>(async () => undefined);
  const onNote = vi.fn<LeadPanelDesk['onNote']>(async () => undefined);
  const onUnsaved = vi.fn<(unsaved: boolean) => void>();
  const all = {
    history: leadHistory,
    desk: { owners, onSave, onNote },
    timeZone: 'America/Indiana/Indianapolis',
  };
  const panel = (later: Partial<LeadPanelProps> = {}) => (
    <UnsavedChangesProvider onUnsaved={onUnsaved} drafts={drafts}>
      <LeadPanel {...all} {...changes} {...later} />
    </UnsavedChangesProvider>
  );
  const { rerender } = render(panel());
  return { onSave, onNote, onUnsaved, change: (later: Partial<LeadPanelProps>) => rerender(panel(later)) };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('<LeadPanel>', () => {
  it("lists the actions of visitors and staff, newest first, in the office's time zone", () => {
    open();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Webinar registration, Regulation A');
    expect(first?.textContent).toContain('Nov 21, 2026, 9:02:14 AM');
    expect(first?.textContent).toContain('/invest, newsletter, november_letter');
    screen.getByText('new to contacted');
    screen.getByText('Asked whether a joint account counts once. Sent page 12 of the circular.');
  });

  it('shows the consent, and the delivery of each submission', () => {
    open();
    expect(screen.getByText(/^By submitting you agree .* Shown and sent on Nov 21, 2026/)).toBeTruthy();
    expect(screen.getByText('waiting: The CRM did not respond.')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Landing page sign-up' })).toBeTruthy();
  });

  it('saves changes', async () => {
    const { onSave } = open();
    fireEvent.change(screen.getByLabelText(texts.change.nextActionLabel), { target: { value: 'Write' } });
    fireEvent.change(screen.getByLabelText(texts.change.nextActionOnLabel), { target: { value: '' } });
    await press(texts.change.submitLabel);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ nextAction: 'Write', nextActionOn: null });
  });

  it('[staff-12] shows the person and how to reach them', () => {
    open();
    screen.getByText('[Investor’s name]');
    screen.getByText('(317) 555-0118', { selector: 'bdi' });
    expect(screen.getByText(texts.head.amount).nextElementSibling?.textContent).toBe('$5,000 - $10,000');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(texts.head.write)).toBe('mailto:carla.mendez@example.com');
    expect(hrefOf(texts.head.call)).toBe('tel:3175550118');
  });

  it('[staff-12] offers no e-mail or call to somebody who asked not to be contacted', () => {
    open({ history: { ...leadHistory, lead: { ...leadHistory.lead, status: 'do_not_contact' } } });
    screen.getByText(texts.head.doNotContact);
    expect(screen.queryByRole('link', { name: texts.head.write })).toBeNull();
    expect(screen.queryByRole('link', { name: texts.head.call })).toBeNull();
  });

  it('[staff-14] keeps the first name and number, and lets staff accept others that arrived with the address', async () => {
    const { onSave, change } = open({ history: withOtherDetails });
    screen.getByText('[Investor’s name]');
    const other = screen.getByText(texts.head.otherName, { exact: false, selector: 'p, span' });
    expect(other.textContent).toBe(`${texts.head.otherName} [Another name]`);
    expect(screen.getByRole('link', { name: texts.head.call }).getAttribute('href')).toBe('tel:3175550118');
    onSave.mockResolvedValueOnce('Not now.');
    await press(`${texts.head.accept} [Another name]`);
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    await press(`${texts.head.accept} (317) 555-0142`);
    expect(onSave.mock.calls).toEqual([[{ name: '[Another name]' }], [{ phone: '(317) 555-0142' }]]);
    change({ history: { ...withOtherDetails, lead: { ...leadHistory.lead, name: '[Another name]' } } });
    expect(screen.queryByRole('button', { name: `${texts.head.accept} [Another name]` })).toBeNull();
    change({ history: withOtherDetails, desk: undefined });
    expect(screen.queryByRole('button', { name: `${texts.head.accept} [Another name]` })).toBeNull();
  });

  it('[staff-13] says that somebody who had asked to be forgotten came again', () => {
    const lead = { ...leadHistory.lead, status: 'do_not_contact' };
    open({ history: { ...leadHistory, lead, suppressedSince: '2026-06-02T10:00:00.000Z' } });
    expect(screen.getByText(texts.head.askedToBeForgotten)).toBeTruthy();
    expect(screen.queryByText(texts.head.doNotContact)).toBeNull();
  });

  it('[staff-15] marks a consent sentence that no known page contains', () => {
    open({ history: withOtherDetails });
    expect(
      screen.getByText(/^By submitting you agree .* Sent by the browser; not found on any of our pages/),
    ).toBeTruthy();
  });

  it('says that a change is saved, until the next input', async () => {
    open();
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText(texts.change.nextActionLabel), { target: { value } });
    type('Write');
    await press(texts.change.submitLabel);
    screen.getByText(texts.change.saved, { ignore: '[role=log] *' });
    type('Call');
    expect(screen.queryByText(texts.change.saved, { ignore: '[role=log] *' })).toBeNull();
  });

  it('restores unsaved input after a remount, and forgets saved input', async () => {
    const drafts: Drafts = new Map();
    open({}, drafts);
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    fireEvent.change(screen.getByLabelText(texts.change.nextActionLabel), { target: { value: 'Write' } });
    fireEvent.change(screen.getByLabelText(texts.note.label), { target: { value: 'Called.' } });
    cleanup();
    const { onUnsaved } = open({}, drafts);
    expect([value(texts.change.nextActionLabel), value(texts.note.label)]).toEqual(['Write', 'Called.']);
    expect(onUnsaved.mock.calls).toEqual([[true]]);
    await press(texts.change.submitLabel);
    await press(texts.note.submitLabel);
    expect(drafts.size).toBe(0);
  });

  it('shows the error of the server, and keeps the input', async () => {
    const { onSave } = open();
    onSave.mockResolvedValue('This requires the editor role; yours is viewer.');
    fireEvent.change(screen.getByLabelText(texts.change.ownerLabel), { target: { value: 'a.lund@example.com' } });
    await press(texts.change.submitLabel);
    expect(screen.getByRole('alert').textContent).toBe('This requires the editor role; yours is viewer.');
    expect(screen.getByLabelText<HTMLInputElement>(texts.change.ownerLabel).value).toBe('a.lund@example.com');
  });

  it('adds a note and clears the field, or keeps the text after a failure', async () => {
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(texts.note.label);
    const { onNote } = open();
    onNote.mockResolvedValueOnce('Not now.');
    await press(texts.note.submitLabel);
    expect(onNote).not.toHaveBeenCalled();
    fireEvent.change(note(), { target: { value: ' Called. ' } });
    await press(texts.note.submitLabel);
    expect([onNote.mock.calls, note().value]).toEqual([[['Called.']], ' Called. ']);
    await press(texts.note.submitLabel);
    expect(note().value).toBe('');
  });

  it('adds a note by keyboard, while Enter in the field starts a new line', async () => {
    const { onNote } = open();
    const field = screen.getByLabelText(texts.note.label);
    fireEvent.change(field, { target: { value: 'Called.' } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    expect(onNote).not.toHaveBeenCalled();
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
    expect(onNote).toHaveBeenCalledExactlyOnceWith('Called.');
  });

  it('keeps input that is typed during a save', async () => {
    const { onNote, onSave } = open();
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    const answers: (() => void)[] = [];
    const answerLater = () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined)));
    onNote.mockImplementationOnce(answerLater);
    onSave.mockImplementationOnce(answerLater);
    type(texts.note.label, 'Called.');
    type(texts.change.nextActionLabel, 'Write');
    await press(texts.note.submitLabel);
    await press(texts.change.submitLabel);
    type(texts.note.label, 'Called. Wrote.');
    type(texts.change.nextActionOnLabel, '2026-02-01');
    await act(async () => {
      for (const answer of answers) answer();
    });
    expect(field(texts.note.label).value).toBe('Called. Wrote.');
    expect(field(texts.change.nextActionOnLabel).value).toBe('2026-02-01');
    expect(field(texts.change.nextActionLabel).value).toBe(leadHistory.lead.nextAction);
  });

  it('[staff-11] keeps unsaved input when a colleague changes the lead, and does not overwrite their changes', async () => {
    const { onUnsaved, onSave, change } = open();
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    fireEvent.change(screen.getByLabelText(texts.change.nextActionLabel), { target: { value: 'Write' } });
    expect(onUnsaved.mock.calls).toEqual([[true]]);
    change({ history: { ...leadHistory, lead: { ...leadHistory.lead, owner: 'b@example.com' } } });
    expect([value(texts.change.nextActionLabel), value(texts.change.ownerLabel)]).toEqual(['Write', 'b@example.com']);
    await press(texts.change.submitLabel);
    expect(onSave.mock.calls[0]?.[0]).toEqual({ nextAction: 'Write' });
    expect(onUnsaved.mock.calls).toEqual([[true], [false]]);
  });

  it('reports a note as unsaved until it is saved or the panel unmounts', async () => {
    const { onUnsaved } = open();
    const note = screen.getByLabelText(texts.note.label);
    fireEvent.change(note, { target: { value: 'Called.' } });
    await press(texts.note.submitLabel);
    expect(onUnsaved.mock.calls).toEqual([[true], [false]]);
    fireEvent.change(note, { target: { value: 'Called again.' } });
    cleanup();
    expect(onUnsaved.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  it('shows the status to people who may only read, without forms', () => {
    open({ desk: undefined });
    screen.getByText('m.reyes@example.com');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: texts.change.submitLabel })).toBeNull();
    screen.getByText('Nov 24, 2026');
  });

  it('offers no changes to an erased lead', () => {
    open({ history: { ...leadHistory, erasedAt: '2026-11-22T10:00:00.000Z' } });
    screen.getByText(texts.head.erased);
    expect(screen.queryByRole('button', { name: texts.change.submitLabel })).toBeNull();
  });

  it('requires a reason before it saves that somebody may be contacted again', async () => {
    const { onSave } = open({ history: { ...leadHistory, lead: { ...leadHistory.lead, status: 'do_not_contact' } } });
    fireEvent.change(screen.getByLabelText(texts.change.statusLabel), { target: { value: 'new' } });
    fireEvent.change(screen.getByLabelText(texts.change.reasonLabel), { target: { value: ' ' } });
    await press(texts.change.submitLabel);
    expect(screen.getByRole('alert').textContent).toBe(texts.change.reasonMissing);
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(texts.change.reasonLabel), { target: { value: 'She called.' } });
    await press(texts.change.submitLabel);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ status: 'new', reason: 'She called.' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('removes "Saved" when a later save fails', async () => {
    const { onSave } = open();
    const saved = () => screen.queryByText(texts.change.saved, { ignore: '[role=log] *' });
    await press(texts.change.submitLabel);
    expect(saved()).toBeTruthy();
    onSave.mockResolvedValueOnce('Not now.');
    await press(texts.change.submitLabel);
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    expect(saved()).toBeNull();
    await press(texts.change.submitLabel);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved()).toBeTruthy();
  });
});
