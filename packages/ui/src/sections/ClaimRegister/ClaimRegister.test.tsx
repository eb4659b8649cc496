import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { minimum, totalReturn } from '../../components/Claim/Claim.fixtures.ts';
import { heroNotes } from '../../components/Footnotes/Footnotes.fixtures.ts';
import { ClaimRegister } from './ClaimRegister.tsx';

const [note = { number: 12, text: '' }] = heroNotes;
const words = {
  heading: 'The fund',
  withdrawnHeading: 'No longer said',
  kinds: { fact: 'Fact', term: 'Term', target: 'Target' },
  facts: { kind: 'Kind', asOf: 'As of', shownOn: 'Shown on' },
  undatedText: 'date',
  wordingsLabel: 'Wordings, newest first',
  currentText: 'As it stands above',
  firstText: 'First wording',
} as const;
const shownOn = [{ label: 'Home', href: '/' }];

describe('<ClaimRegister>', () => {
  it("contains the target of its claims' note marks", () => {
    render(
      <ClaimRegister
        {...words}
        notes={[{ note, claims: [{ claim: { ...minimum, notes: [12] }, since: '2025-07-10', earlier: [], shownOn }] }]}
      />,
    );
    const mark = screen.getByRole('link', { name: 'Note 12' });
    expect(document.querySelector(mark.getAttribute('href') ?? '')?.textContent).toBe(`12${note.text}`);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('list', { name: words.wordingsLabel }).textContent).toBe('1July 10, 2025First wording');
  });

  it('shows an earlier wording as deleted text, with its period and the reason for the change, below the current one', () => {
    const earlier = [{ text: 'at least $1,000', from: '[date]', until: '2025-09-01', because: 'It was lowered.' }];
    render(
      <ClaimRegister
        {...words}
        notes={[{ note, claims: [{ claim: minimum, since: '2025-09-01', earlier, shownOn }] }]}
      />,
    );
    const [present, past] = within(screen.getByRole('list', { name: words.wordingsLabel })).getAllByRole('listitem');
    expect(present?.textContent).toBe('2September 1, 2025As it stands above');
    expect(past?.textContent).toBe('1[date] – September 1, 2025at least $1,000It was lowered.');
    expect(past?.querySelector('del')?.textContent).toBe('at least $1,000');
  });

  it('states the payments and the risk of a target', () => {
    render(
      <ClaimRegister
        {...words}
        notes={[{ note, claims: [{ claim: totalReturn, since: '[date]', earlier: [], shownOn }] }]}
      />,
    );
    expect(screen.getByText(totalReturn.paid).parentElement?.textContent).toBe(
      `${totalReturn.paid} ${totalReturn.risk}`,
    );
  });

  it('shows withdrawn claims, and where they were', () => {
    const gone = { text: '12% a year', from: '2025-01-01', until: '2025-02-01', because: 'Nobody could know.' };
    render(<ClaimRegister {...words} notes={[]} withdrawn={[{ ...gone, id: 'gone', saidOn: 'Home' }]} />);
    const item = screen.getByRole('listitem');
    expect(item.textContent).toBe('1January 1, 2025 – February 1, 202512% a yearHome. Nobody could know.');
    expect(item.querySelector('del')).not.toBeNull();
  });
});
