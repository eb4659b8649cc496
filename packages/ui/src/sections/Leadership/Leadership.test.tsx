import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fundLeadership } from './Leadership.fixtures.tsx';
import { Leadership } from './Leadership.tsx';

describe('<Leadership>', () => {
  it('[people-4] shows each person with a portrait, a name, a title and what they do', () => {
    render(<Leadership {...fundLeadership} />);
    for (const { name, title } of fundLeadership.people) {
      const person = screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body;
      expect(within(person).getByRole('img')).toBeTruthy();
      expect(within(person).getByText(title)).toBeTruthy();
      expect(within(person).getAllByRole('paragraph')).toHaveLength(2);
    }
    expect(screen.getAllByRole('img')).toHaveLength(4);
  });

  it('marks placeholder names', () => {
    const [first, ...others] = fundLeadership.people;
    const supplied = { name: 'A real name', title: 'CEO', biography: [['Builds.']], portrait: null } as const;
    render(<Leadership {...fundLeadership} people={[supplied, ...others]} />);
    expect(first?.sample).toBe(true);
    expect(screen.getByText('A real name').dataset['sample']).toBeUndefined();
    expect(screen.getByText(others[0]?.name ?? '').dataset['sample']).toBe('true');
  });

  it('[people-4] shows two credentials, each as a figure with its notes', () => {
    const { container } = render(<Leadership {...fundLeadership} />);
    const credentials = [...container.querySelectorAll('[data-claim][data-display=figure]')];
    expect(credentials.map((credential) => credential.textContent)).toEqual([
      expect.stringMatching(/^\$2B\+ in total development and acquisitions/),
      expect.stringMatching(/^2 companies taken public/),
    ]);
    for (const credential of credentials) expect(credential.querySelector('a[href^="#note-"]')).not.toBeNull();
  });

  it('[people-4] shows the last two years with a note beside each figure', () => {
    render(<Leadership {...fundLeadership} />);
    const entries = screen.getByRole('heading', { name: 'The Previous 24 Months' }).parentElement?.nextElementSibling;
    expect(entries?.textContent).toMatch(
      /5 ground-up builds with under 1% average budget variance\s\[17\].*5 strategic acquisitions\s\[14\].*6-8 month build times\s\[17\]/,
    );
  });
});
