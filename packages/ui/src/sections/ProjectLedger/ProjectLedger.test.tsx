import { projects } from '@sponsor/content/projects';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProjectLedger } from './ProjectLedger.tsx';

const { ledger } = projects;

const show = () =>
  render(<ProjectLedger {...ledger} projects={ledger.projects.map((project) => ({ ...project, media: undefined }))} />);

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(name.replace(/[[\]]/g, '.')) }).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

describe('<ProjectLedger>', () => {
  it('has a row for every project, in numerical order', () => {
    show();
    const headers = screen.getAllByRole('rowheader').map((header) => header.textContent);
    expect(headers).toHaveLength(ledger.projects.length);
    for (const [index, { name }] of ledger.projects.entries()) expect(headers[index]).toContain(name);
  });

  it('gives projects that lost money the same cells as others', () => {
    show();
    const lost = ledger.projects.find(({ state }) => state === 'lost');
    const row = rowOf(lost?.name ?? '');
    expect(row.getByText('[+15.0%]')).toBeDefined();
    expect(row.getByText(lost?.status ?? '')).toBeDefined();
    expect(row.getAllByRole('cell')).toHaveLength(rowOf('Zionsville').getAllByRole('cell').length);
  });

  it('marks projects that a claim counts', () => {
    show();
    expect(screen.getAllByText(ledger.recent.label)).toHaveLength(
      ledger.projects.filter(({ recent }) => recent).length + 1,
    );
  });

  it('shows figures with the note about their source', () => {
    const { container } = show();
    for (const figure of screen.getAllByText(/\$\d|\d%/)) expect(figure.closest('[data-claim]')).not.toBeNull();
    expect(container.querySelector('[data-claim] a[href="#note-22"]')).not.toBeNull();
  });
});
