import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeliveryHealthStrip } from '../DeliveryHealthStrip/DeliveryHealthStrip.tsx';
import { health, lists } from './DeliveryLists.fixtures.ts';
import { DeliveryLists, type DeliveryListsProps } from './DeliveryLists.tsx';
import type { DeliveryDecisions } from './DeliveryTable.tsx';
import { deliveryListsTexts as texts } from './texts.ts';

const timeZone = 'America/Indiana/Indianapolis';
const { failed, quarantined, closed } = lists;

function open(changes: Partial<DeliveryListsProps> = {}) {
  const onRetry = vi.fn<DeliveryDecisions['onRetry']>(async () => {});
  const onRelease = vi.fn<DeliveryDecisions['onRelease']>(async () => {});
  const onClose = vi.fn<DeliveryDecisions['onClose']>(async () => undefined);
  const onShow = vi.fn<DeliveryListsProps['onShow']>();
  const given: DeliveryListsProps = {
    state: 'failed',
    counts: {},
    deliveries: failed,
    formNames: { 'webinar-reg-d': 'Webinar registration' },
    leadHref: (leadId) => `/admin/leads?lead=${leadId}`,
    decisions: { onRetry, onRelease, onClose },
    timeZone,
    onShow,
    ...changes,
  };
  const { rerender } = render(<DeliveryLists {...given} />);
  const showNow = (left: DeliveryListsProps['deliveries']) => rerender(<DeliveryLists {...given} deliveries={left} />);
  return { onRetry, onRelease, onClose, onShow, showNow };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function giveReason(button: string, reason: string) {
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button })));
}

describe('<DeliveryLists>', () => {
  it('shows why a delivery failed, links to its lead, and retries one or all', () => {
    const { onRetry } = open();
    screen.getByText('The CRM responded with 400 (INVALID_EMAIL).');
    screen.getByText('Form: Webinar registration');
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/leads?lead=${failed[0]?.leadId}`);
    press('Retry: h.brandt@example.com');
    press('Retry all failed');
    expect(onRetry.mock.calls).toEqual([[failed[0]?.submissionId], []]);
  });

  it('marks one as handled with a reason, and keeps asking if the server refuses', async () => {
    const { onClose } = open();
    onClose.mockResolvedValueOnce('Not now.');
    press('Mark as handled: h.brandt@example.com');
    within(screen.getByRole('dialog')).getByText('h.brandt@example.com');
    await giveReason('Mark as handled', 'Entered by hand.');
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    await giveReason('Mark as handled', 'Entered by hand.');
    expect(onClose.mock.calls.at(-1)).toEqual([[failed[0]?.submissionId], 'Entered by hand.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves the focus to the next row after one is closed', async () => {
    const { onClose, showNow } = open({ state: 'quarantined', deliveries: quarantined });
    const [first, second] = screen.getAllByRole('button', { name: /^Discard: / });
    if (!first || !second) throw new Error('There are fewer than two buttons.');
    first.focus();
    fireEvent.click(first);
    await giveReason('Discard', 'Advertising.');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(first);
    showNow(quarantined.slice(1));
    expect(document.activeElement).toBe(second);
  });

  it('delivers a held one, or discards the selected ones', async () => {
    const { onRelease, onClose } = open({ state: 'quarantined', deliveries: quarantined });
    screen.getByText(texts.quarantined);
    press('Deliver: win@example.com');
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(quarantined[0]?.submissionId);
    press('Discard selected (0)');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    press('Discard selected (2)');
    await giveReason('Discard selected (2)', 'Advertising.');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(
      quarantined.map(({ submissionId }) => submissionId),
      'Advertising.',
    );
  });

  it('disables only the pressed button, keeps its focus, and moves it to the next row', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { onRelease, showNow } = open({ state: 'quarantined', deliveries: quarantined });
    onRelease.mockReturnValueOnce(answered);
    const [first, second] = screen.getAllByRole('button', { name: /^Deliver: / });
    if (!first || !second) throw new Error('There are fewer than two buttons.');
    first.focus();
    fireEvent.click(first);
    fireEvent.click(first);
    expect(onRelease).toHaveBeenCalledOnce();
    expect(first.getAttribute('aria-disabled')).toBe('true');
    expect(second.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(second);
    expect(onRelease).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(first);
    await act(async () => answer());
    showNow(quarantined.slice(1));
    expect(document.activeElement).toBe(second);
    showNow([]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.headings.quarantined }));
  });

  it('moves the focus to the list after the last row disappears', async () => {
    const { showNow } = open();
    screen.getByRole('button', { name: texts.retryAll }).focus();
    showNow([]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.headings.failed }));
  });

  it('delivers a closed one', () => {
    const { onRelease } = open({ state: 'closed', deliveries: closed });
    screen.getByText('Entered in the CRM by hand after a call.');
    press('Deliver: f.novak@example.com');
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(closed[0]?.submissionId);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers no actions to people who may only read', () => {
    open({ decisions: undefined });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows counts, and switches between lists', () => {
    const { onShow } = open({ counts: { failed: 1, waiting: 1204 } });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Failed (1)',
      'Held back',
      'Waiting (1,204)',
      'Delivered',
      'Closed',
    ]);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Held back' }));
    expect(onShow).toHaveBeenLastCalledWith('quarantined');
  });

  it('says that a list is empty, but not while it is loading', () => {
    open({ deliveries: [] });
    screen.getByText('No delivery has failed.');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    open({ deliveries: undefined });
    expect(screen.queryByText('No delivery has failed.')).toBeNull();
  });
});

describe('<DeliveryHealthStrip>', () => {
  it('links to the failed ones if there are any', () => {
    const { rerender } = render(
      <DeliveryHealthStrip timeZone={timeZone} health={health} deliveriesHref="/admin/deliveries" />,
    );
    expect(screen.getByRole('link', { name: 'Review and retry' }).getAttribute('href')).toBe('/admin/deliveries');
    rerender(
      <DeliveryHealthStrip timeZone={timeZone} health={{ ...health, failed: 0 }} deliveriesHref="/admin/deliveries" />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['Connected', {}],
    ['Not responding', { failing: true }],
    ['Paused', { failing: true, pauses: [{ lane: '*', until: '2026-11-21T15:00:00Z' }] }],
    ['Not connected', { connected: false }],
    ['10,000+', { waiting: 10_000 }],
    ['59 s', { medianSeconds: 59.4 }],
    ['1 min', { medianSeconds: 60 }],
    ['2 h', { medianSeconds: 7200 }],
    ['All sent', { notices: [{ channel: 'webhook' as const, waiting: 0, waitingSince: null, reason: null }] }],
    [
      'Not responding',
      { notices: [{ channel: 'letters' as const, waiting: 1, waitingSince: '2026-11-21T15:00:00Z', reason: 'No.' }] },
    ],
  ])('shows %s', (words, changes) => {
    render(<DeliveryHealthStrip timeZone={timeZone} health={{ ...health, ...changes }} />);
    expect(screen.getByText(words)).toBeDefined();
  });
});
