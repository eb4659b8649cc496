import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sponsorManagement } from './Management.fixtures.tsx';
import { Management } from './Management.tsx';

describe('<Management>', () => {
  it('[people-2] shows five people, each with a portrait, a name, a title and a biography in paragraphs', () => {
    render(<Management {...sponsorManagement} />);
    const cards = screen.getAllByRole('article');
    const people = [sponsorManagement.founder, ...sponsorManagement.others];
    expect(cards).toHaveLength(5);
    for (const [index, { name, title, biography }] of people.entries()) {
      const card = within(cards[index] ?? document.body);
      expect(card.getByRole('heading', { level: 3, name })).toBeTruthy();
      expect(card.getByText(title, { selector: 'p' })).toBeTruthy();
      expect(card.getByRole('img')).toBeTruthy();
      expect(cards[index]?.querySelectorAll('p').length).toBeGreaterThan(biography.length);
    }
  });

  it('collapses all but the first paragraph, behind a control that names the person', () => {
    render(<Management {...sponsorManagement} />);
    const controls = [...document.querySelectorAll('summary')].map((summary) => summary.getAttribute('aria-label'));
    expect(controls).toEqual(
      sponsorManagement.others.map(({ name }) => `${sponsorManagement.biographyLabel}: ${name}`),
    );
    expect(document.querySelector('details')?.textContent).not.toContain('Keeps the accounts');
  });
});
