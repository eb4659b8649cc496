import { deliveries } from '@sponsor/content/deliveries';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeliveryHealthStrip } from '../DeliveryHealthStrip/DeliveryHealthStrip.tsx';
import { health, lists } from './DeliveryLists.fixtures.ts';
import { DeliveryLists, type DeliveryListsProps } from './DeliveryLists.tsx';

const timeZone = 'America/Indiana/Indianapolis';
const given = { lists, retrying: false, texts: deliveries.lists, timeZone };

const failed = () => within(screen.getByRole('table', { name: 'Failed' }));

describe('<DeliveryLists>', () => {
  it('says of a failed delivery why, and has it tried again, or all of them', () => {
    const handleRetry = vi.fn<NonNullable<DeliveryListsProps['onRetry']>>();
    render(<DeliveryLists {...given} onRetry={handleRetry} />);
    expect(failed().getByText('The CRM answered 400 (INVALID_EMAIL).')).toBeDefined();
    fireEvent.click(failed().getByRole('button', { name: 'Retry: h.brandt@example.com' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry all failed' }));
    expect(handleRetry.mock.calls).toEqual([[lists.failed[0]?.submissionId], []]);
  });

  it('offers nothing to those who may only look', () => {
    render(<DeliveryLists {...given} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says where there is nothing, and nothing of what is still being read', () => {
    render(<DeliveryLists {...given} lists={{ failed: [] }} onRetry={() => {}} />);
    expect(screen.getByText('No delivery has failed.')).toBeDefined();
    expect(screen.queryByText('Nothing waits.')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('<DeliveryHealthStrip>', () => {
  const strip = { texts: deliveries.health, timeZone };

  it('leads to the failed ones while there are any', () => {
    const { rerender } = render(<DeliveryHealthStrip {...strip} health={health} deliveriesHref="/admin/deliveries" />);
    expect(screen.getByRole('link', { name: 'Look and retry' }).getAttribute('href')).toBe('/admin/deliveries');
    rerender(<DeliveryHealthStrip {...strip} health={{ ...health, failed: 0 }} deliveriesHref="/admin/deliveries" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['Connected', {}],
    ['Paused', { pauses: [{ lane: '*', until: '2026-11-21T15:00:00Z' }] }],
    ['Not connected', { connected: false }],
    ['10,000+', { waiting: 10_000 }],
    ['59 s', { medianSeconds: 59.4 }],
    ['1 min', { medianSeconds: 60 }],
    ['2 h', { medianSeconds: 7200 }],
  ])('says %s', (words, changes) => {
    render(<DeliveryHealthStrip {...strip} health={{ ...health, ...changes }} />);
    expect(screen.getByText(words)).toBeDefined();
  });
});
