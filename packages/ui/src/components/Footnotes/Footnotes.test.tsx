import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { minimum } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { heroNotes } from './Footnotes.fixtures.ts';
import { Footnotes } from './Footnotes.tsx';

describe('<Footnotes>', () => {
  it('contains the target of each note mark', () => {
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

  it('is a region named by its heading', () => {
    render(<Footnotes notes={heroNotes} heading="Sources" headingLevel={3} />);
    expect(screen.getByRole('region', { name: 'Sources' }).contains(screen.getByRole('heading', { level: 3 }))).toBe(
      true,
    );
  });

  it('renders nothing without notes', () => {
    const { container } = render(<Footnotes notes={[]} heading="Sources" headingLevel={3} />);
    expect(container.firstChild).toBeNull();
  });

  it('links each note to its history if there is such a page', () => {
    const history = { label: 'Earlier wordings', href: '/said' };
    render(<Footnotes notes={heroNotes.slice(0, 2)} heading="Notes" headingLevel={2} history={history} />);
    const ways = screen.getAllByRole('link', { name: 'Earlier wordings' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/said#note-12', '/said#note-14']);
  });

  it('says once that there are samples among the notes, if there are any', () => {
    const { rerender } = render(<Footnotes notes={heroNotes} heading="Notes" headingLevel={2} />);
    expect(screen.getAllByText('Sample')).toHaveLength(1);
    rerender(<Footnotes notes={heroNotes.filter((note) => !note.sample)} heading="Notes" headingLevel={2} />);
    expect(screen.queryByText('Sample')).toBeNull();
  });
});
