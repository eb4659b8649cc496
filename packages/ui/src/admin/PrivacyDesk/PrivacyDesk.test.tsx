import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heard } from '../../components/LiveRegion/heard.fixtures.ts';
import { leadHistory } from '../LeadPanel/LeadPanel.fixtures.ts';
import { erased, held, requests, today } from './PrivacyDesk.fixtures.ts';
import { PrivacyDesk, type PrivacyDeskProps } from './PrivacyDesk.tsx';
import { privacyDeskTexts as texts } from './texts.ts';

const done = () => Promise.resolve(undefined);
const given: PrivacyDeskProps = {
  requests,
  exportHref: '/record',
  hrefOf: (leadId) => `/admin/privacy?person=${leadId}`,
  today,
  timeZone: 'America/Indiana/Indianapolis',
  onFind: done,
  onEnter: done,
  onAnswer: done,
  onHold: done,
  onErase: done,
  onDoNotContact: () => {},
};
const { person } = texts;

describe('<PrivacyDesk>', () => {
  it('marks overdue requests, and links each request to its person', () => {
    render(<PrivacyDesk {...given} />);
    const table = within(screen.getByRole('table', { name: texts.open.heading }));
    expect(table.getAllByText(texts.overdue)).toHaveLength(1);
    expect(table.getByText('Nov 19, 2026').textContent).toContain(texts.overdue);
    const links = table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual([leadHistory.lead.email, `/admin/privacy?person=${leadHistory.lead.id}`]);
  });

  it('says at the field that the address is unknown', async () => {
    const handleFind = vi.fn(() => Promise.resolve('Nothing is kept.'));
    render(<PrivacyDesk {...given} onFind={handleFind} />);
    const field = screen.getByLabelText<HTMLInputElement>(texts.find.emailLabel);
    fireEvent.change(field, { target: { value: 'nobody@example.com' } });
    fireEvent.submit(field.form ?? field);
    expect(await screen.findByText('Nothing is kept.')).toBeDefined();
    expect(handleFind).toHaveBeenCalledWith('nobody@example.com');
  });

  it('announces the person found', async () => {
    const { rerender } = render(<PrivacyDesk {...given} />);
    rerender(<PrivacyDesk {...given} person={leadHistory} />);
    await expect.poll(heard).toEqual([leadHistory.lead.email]);
  });

  it('moves the focus to the person after "Do not contact"', () => {
    const { rerender } = render(<PrivacyDesk {...given} person={leadHistory} />);
    screen.getByRole('button', { name: person.doNotContact }).focus();
    const lead = { ...leadHistory.lead, status: 'do_not_contact' };
    rerender(<PrivacyDesk {...given} person={{ ...leadHistory, lead }} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  });

  it('offers to close only the requests of this person', () => {
    render(<PrivacyDesk {...given} person={leadHistory} />);
    expect(screen.getByText(`${person.answer.summaryPrefix} ${texts.kinds.erasure}`)).toBeDefined();
    expect(screen.queryByText(`${person.answer.summaryPrefix} ${texts.kinds.access}`)).toBeNull();
    expect(screen.getByRole('link', { name: person.export }).getAttribute('href')).toBe('/record');
  });

  it('offers no erasure during a hold, and only the export for an erased person', () => {
    const { rerender } = render(<PrivacyDesk {...given} person={held} />);
    expect(screen.queryByText(person.erase.summary)).toBeNull();
    expect(screen.getByText(person.holdOff.summary)).toBeDefined();
    rerender(<PrivacyDesk {...given} person={erased} />);
    for (const words of [person.erase.summary, person.holdOn.summary, person.enter.summary, person.doNotContact]) {
      expect(screen.queryByText(words)).toBeNull();
    }
    expect(screen.getByText(person.crmStates.pending)).toBeDefined();
    expect(screen.getByRole('link', { name: person.export })).toBeDefined();
  });

  it('closes the form after a request is entered, focuses the person, and keeps refused input', async () => {
    const handleEnter = vi.fn<PrivacyDeskProps['onEnter']>(async () => 'They wait already.');
    render(<PrivacyDesk {...given} person={leadHistory} onEnter={handleEnter} />);
    const summary = () => screen.getByText(person.enter.summary).closest('details');
    fireEvent.click(screen.getByText(person.enter.summary));
    fireEvent.click(screen.getByLabelText(texts.kinds.erasure));
    fireEvent.click(screen.getByRole('button', { name: person.enter.submit }));
    expect(await screen.findByText('They wait already.')).toBeDefined();
    expect([summary()?.open, document.activeElement?.tagName]).toEqual([true, 'BODY']);
    handleEnter.mockResolvedValueOnce(undefined);
    fireEvent.click(screen.getByRole('button', { name: person.enter.submit }));
    await expect.poll(() => summary()?.open).toBe(false);
    await expect.poll(() => document.activeElement?.textContent).toBe(leadHistory.lead.email);
    expect(handleEnter).toHaveBeenLastCalledWith({ kind: 'erasure', receivedOn: today });
    expect(screen.queryByText('They wait already.')).toBeNull();
  });

  it('omits "Do not contact" once it is set', () => {
    const lead = { ...leadHistory.lead, status: 'do_not_contact' };
    render(<PrivacyDesk {...given} person={{ ...leadHistory, lead }} />);
    expect(screen.queryByRole('button', { name: person.doNotContact })).toBeNull();
  });
});
