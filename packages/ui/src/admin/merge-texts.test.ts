import { expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const kinds: Readonly<Record<string, string>> = { note: 'Note' };
const own = { save: 'Save', columns: { email: 'Email', role: 'Role' }, events: { kinds, by: 'By' } };

it('replaces given texts at any depth, and keeps the others', () => {
  expect(mergeTexts(own, { save: 'Store', columns: { role: 'May' }, events: { kinds: { call: 'Call' } } })).toEqual({
    save: 'Store',
    columns: { email: 'Email', role: 'May' },
    events: { kinds: { note: 'Note', call: 'Call' }, by: 'By' },
  });
});

it('keeps defaults for undefined texts, and does not mutate them', () => {
  expect(mergeTexts(own, { save: undefined, columns: { email: undefined } })).toEqual(own);
  expect(mergeTexts(own, undefined)).toEqual(own);
  mergeTexts(own, { columns: { email: 'Address' } });
  expect(own.columns.email).toBe('Email');
});
