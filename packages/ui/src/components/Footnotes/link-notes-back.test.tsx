import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { minimum, totalReturn } from '../Claim/Claim.fixtures.ts';
import { Claim } from '../Claim/Claim.tsx';
import { heroNotes } from './Footnotes.fixtures.ts';
import { Footnotes } from './Footnotes.tsx';
import { linkNotesBack } from './link-notes-back.ts';

function waysBackFrom(number: number) {
  const note = document.getElementById(`note-${number}`) ?? document.body;
  return within(note).queryAllByRole<HTMLAnchorElement>('link');
}

describe('linkNotesBack', () => {
  it('links each note back to all its marks, in order', () => {
    const { container } = render(
      <>
        <Claim claim={minimum} />
        <Claim claim={totalReturn} />
        <Claim claim={minimum} />
        <Footnotes notes={heroNotes} heading="Notes" headingLevel={2} />
      </>,
    );
    linkNotesBack(container, 'Back to the text');
    expect(waysBackFrom(19).map((way) => way.getAttribute('aria-label'))).toEqual(['Back to the text']);
    expect(waysBackFrom(12).map((way) => way.getAttribute('aria-label'))).toEqual([
      'Back to the text 1',
      'Back to the text 2',
    ]);
    expect(waysBackFrom(12).map((way) => document.getElementById(way.hash.slice(1)))).toEqual(
      screen.getAllByRole('link', { name: 'Note 12' }),
    );
    expect(waysBackFrom(14)).toEqual([]);
  });
});
