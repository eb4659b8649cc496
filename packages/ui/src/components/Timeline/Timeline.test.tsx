import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: TimelineEvent[] = [
  { id: '2', title: 'Refused by the CRM', dateTime: '2026-11-21T14:06:00Z', dateText: '14:06', tone: 'danger' },
  { id: '1', title: 'Signed up', dateTime: '2026-11-21T14:05:00Z', dateText: '14:05', content: 'On the landing page' },
];

describe('<Timeline>', () => {
  it('reads each event with its time, in the given order', () => {
    const { container } = render(<Timeline events={events} />);
    expect(screen.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'Refused by the CRM14:06',
      'Signed up14:05On the landing page',
    ]);
    expect(Array.from(container.querySelectorAll('time'), ({ dateTime }) => dateTime)).toEqual([
      '2026-11-21T14:06:00Z',
      '2026-11-21T14:05:00Z',
    ]);
  });
});
