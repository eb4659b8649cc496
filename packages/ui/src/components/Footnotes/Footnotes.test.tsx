import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { minimum } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { heroNotes } from './Footnotes.fixtures.ts';
import { Footnotes } from './Footnotes.tsx';

describe('<Footnotes>', () => {
  it('holds the place that each mark of a claim leads to', () => {
    render(
      <>
        <Claim claim={minimum} />
        <Footnotes notes={heroNotes} heading="Notes" headingLevel={2} />
      </>,
    );
    const targets = screen.getAllByRole('link').map((mark) => document.querySelector(mark.getAttribute('href') ?? ''));
    expect(targets.map((note) => note?.textContent)).toEqual([
      expect.stringMatching(/^12.*circular/),
      expect.stringMatching(/^15.*10%/),
    ]);
  });

  it('is a region with its heading as name', () => {
    render(<Footnotes notes={heroNotes} heading="Sources" headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Sources' }).contains(screen.getByRole('heading', { level: 3 }))).toBe(
      true,
    );
  });

  it('is nothing without notes', () => {
    const { container } = render(<Footnotes notes={[]} heading="Sources" headingLevel={3} />);
    expect(container.firstChild).toBeNull();
  });

  it('leads from each note to its history where there is a page of it', () => {
    const history = { label: 'Earlier wordings', href: '/said' };
    render(<Footnotes notes={heroNotes.slice(0, 2)} heading="Notes" headingLevel={2} history={history} />);
    const ways = screen.getAllByRole('link', { name: 'Earlier wordings' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/said#note-12', '/said#note-14']);
  });

  it('says once that there are samples among the notes, and nothing where there are none', () => {
    const { rerender } = render(<Footnotes notes={heroNotes} heading="Notes" headingLevel={2} />);
    expect(screen.getAllByText('Sample')).toHaveLength(1);
    rerender(<Footnotes notes={heroNotes.filter((note) => !note.sample)} heading="Notes" headingLevel={2} />);
    expect(screen.queryByText('Sample')).toBeNull();
  });
});
