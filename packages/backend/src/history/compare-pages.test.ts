import type { PageBlock, PageReading } from '@sponsor/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePages } from './compare-pages.ts';

const reading = (texts: readonly string[], changes: Partial<PageReading> = {}): PageReading => ({
  title: 'Invest',
  description: '',
  blocks: texts.map((text): PageBlock => ({ kind: 'text', text })),
  claims: [],
  notes: [],
  links: [],
  ...changes,
});

describe('comparePages', () => {
  it('finds no difference between a page and itself', () => {
    const page = reading(['One', 'Two']);
    expect(comparePages(page, page)).toEqual({ changes: [], linksRemoved: [], linksAdded: [] });
  });

  it('compares a reworded sentence word by word', () => {
    const { changes } = comparePages(
      reading(['Before', 'You will receive 8% a year, paid monthly.']),
      reading(['Before', 'You may receive 8% a year, paid monthly.']),
    );
    expect(changes).toEqual([
      {
        kind: 'text',
        parts: [
          { text: 'You ', change: 'same' },
          { text: 'will', change: 'removed' },
          { text: 'may', change: 'added' },
          { text: ' receive 8% a year, paid monthly.', change: 'same' },
        ],
      },
    ]);
  });

  it('shows removed and added blocks as wholes', () => {
    const { changes } = comparePages(reading(['Guaranteed for ever.']), reading(['A target is not a forecast.']));
    expect(changes).toEqual([
      { kind: 'text', parts: [{ text: 'A target is not a forecast.', change: 'added' }] },
      { kind: 'text', parts: [{ text: 'Guaranteed for ever.', change: 'removed' }] },
    ]);
  });

  it('compares titles, descriptions and links too', () => {
    expect(
      comparePages(
        reading([], { links: ['/terms', '/invest'] }),
        reading([], { title: 'Invest now', description: 'Soon.', links: ['/invest', '/ppm'] }),
      ),
    ).toMatchObject({
      changes: [
        { kind: 'heading', parts: [{ text: 'Invest' }, { text: ' now', change: 'added' }] },
        { kind: 'text', parts: [{ text: 'Soon.', change: 'added' }] },
      ],
      linksRemoved: ['/terms'],
      linksAdded: ['/ppm'],
    });
  });

  it('loses no word of either page', () => {
    const texts = fc.array(fc.constantFrom('One two three', 'One two four', 'Five', 'Six seven', 'Six eight'));
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { changes } = comparePages(reading(before), reading(after));
        const said = (side: 'removed' | 'added') =>
          changes
            .map(({ parts }) => parts.filter(({ change }) => change === 'same' || change === side))
            .map((parts) => parts.map(({ text }) => text).join(''))
            .filter(Boolean);
        const without = (all: readonly string[], gone: readonly string[]) => {
          const left = [...all];
          for (const text of gone) left.splice(left.indexOf(text), left.includes(text) ? 1 : 0);
          return left.toSorted();
        };
        // Text that is not reported as changed is in both versions.
        expect(without(before, said('removed'))).toEqual(without(after, said('added')));
      }),
    );
  });
});
