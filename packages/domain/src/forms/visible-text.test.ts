import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleAddress, visibleLine, visibleParagraphs } from './visible-text.ts';

const unseen = fc.constantFrom(
  ...Array.from(
    '\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u202E\u2060\u2066\u2069\u206F\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFF9\u{E0041}\u{E0100}',
  ),
);
const space = fc.constantFrom(' ', '\u00A0', '\u1680', '\u2002', '\u2009', '\u202F', '\u205F', '\u3000', '\u2800');
const seen = fc.constantFrom(...Array.from('aZ9@.-é李م़क👩❤️'));
const mixed = fc.array(fc.oneof(unseen, space, seen), { maxLength: 30 }).map((parts) => parts.join(''));
const all = [visibleLine, visibleParagraphs, visibleAddress];

describe('[form-18] visible text', () => {
  it('is unchanged when it is made visible again', () => {
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' })), (text) => {
        for (const visible of all) expect(visible(visible(text))).toBe(visible(text));
      }),
    );
  });

  it('keeps every visible character in order, and only plain spaces', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const withoutUnseen = (one: string) =>
          one.replaceAll(/[\p{DI}\uFFF9-\uFFFB]/gu, '').replaceAll(/\p{Z}|\u2800/gu, ' ');
        expect(withoutUnseen(visibleLine(text))).toBe(withoutUnseen(text).trim());
        expect(withoutUnseen(visibleParagraphs(text))).toBe(withoutUnseen(text));
        expect(visibleAddress(text)).toBe(withoutUnseen(text).trim());
        for (const visible of all) expect(visible(text)).not.toMatch(/(?! )\p{Z}|\u2800/u);
      }),
    );
  });

  it('is empty if nothing is visible', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(unseen, space), { maxLength: 20 }), (parts) => {
        expect(visibleLine(parts.join(''))).toBe('');
        expect(visibleAddress(parts.join(''))).toBe('');
      }),
    );
  });

  it('keeps ordinary text unchanged', () => {
    const typed = [
      'O’Brien',
      'Nguyễn Văn A',
      'محمد علي',
      '李 小龍',
      'X Æ A-12',
      'ann.lee+funds@example.com',
      '؀١٢',
      '-',
    ];
    for (const text of typed) for (const visible of all) expect(visible(text)).toBe(text);
  });

  it.each([
    ['a Persian name', 'می\u200Cخواهم'],
    ['a name in Devanagari', 'क्\u200Dष'],
    ['a name in Malayalam', 'ന്\u200D'.concat('റ')],
    ['a family', '👩\u200D👩\u200D👧'],
    ['a heart on fire', '❤\uFE0F\u200D🔥'],
    ['a variant of a Han sign', '渡邉\u{E0100}'],
    ['a Mongolian word', 'ᠪᠠ\u180B'],
  ])('keeps the characters that %s needs', (_name, text) => {
    expect(visibleLine(`\u200B ${text}\u200E `)).toBe(text);
    expect(visibleParagraphs(text)).toBe(text);
    expect(visibleAddress(text)).not.toContain('\u200D');
  });

  it.each([
    ['ann@example.com\u00A0', 'ann@example.com'],
    ['\u200Eann@example.com\u202C', 'ann@example.com'],
    ['ann\u200B@exam\u00ADple.com', 'ann@example.com'],
    ['a\u200Dnn@example.com', 'ann@example.com'],
    ['\uFEFF\u3000ann@example.com\u2028', 'ann@example.com'],
    ['Ann\u00A0ann@example.com', 'Ann ann@example.com'],
  ])('reads an address from %j', (pasted, address) => {
    expect(visibleAddress(pasted)).toBe(address);
  });

  it('replaces line separators of a message by line breaks', () => {
    expect(visibleParagraphs('One.\u2028Two.\u2029Three.\u200B\n')).toBe('One.\nTwo.\nThree.\n');
  });

  it('takes no longer for invisible characters than for letters', () => {
    for (const sign of ['\u200D', ' ', '\uFE0F', '\u3164', 'a\u200D']) {
      const started = Date.now();
      for (const visible of all) visible(sign.repeat(60_000));
      expect(Date.now() - started).toBeLessThan(500);
    }
  });
});
