import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, spreadsheetHeading, spreadsheetLine } from './csv.ts';

/** Reads the values of one line according to RFC 4180. */
function read(line: string): string[] {
  const quoted = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g;
  return [...line.matchAll(quoted)].map(([, value = '']) =>
    value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value,
  );
}

const formulaStart = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '#');
const digits = fc.stringMatching(/^\d{1,20}$/);
const month = fc.constantFrom('Jan', 'March', 'sept', 'mai', 'décembre', 'März', '5月');
const mark = fc.constantFrom('', ' ', '-', '/', '.', ',', ':');

/** Texts that spreadsheets convert in one region or another. */
const guessed = fc.oneof(
  digits,
  fc.array(digits, { minLength: 2, maxLength: 4 }).chain((parts) => mark.map((between) => parts.join(between))),
  fc.tuple(digits, fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), digits).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('$', '€ ', '£', '(', ' '), digits, fc.constantFrom(')', '%', ' €', ''))
    .map((parts) => parts.join('')),
  fc.tuple(month, mark, digits).map((parts) => parts.join('')),
  fc.tuple(digits, mark, month, mark, digits).map((parts) => parts.join('')),
  fc.tuple(digits, fc.constantFrom(' AM', ' pm', ':30', ':30 PM', 'T10:00Z')).map((parts) => parts.join('')),
  fc.constantFrom('TRUE', 'false', ' Wahr', 'FAUX', '１２３', '½'),
);

describe('csvLine', () => {
  it('can be parsed to its values', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        expect(read(csvLine(values))).toEqual(values);
      }),
    );
  });
});

describe('spreadsheetLine', () => {
  it('[claim-7] contains nothing that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(formulaStart, fc.string(), (start, rest) => {
        fc.pre(!rest.includes(';'));
        expect(read(spreadsheetLine([start + rest]))).toEqual([`'${start}${rest}`]);
      }),
    );
  });

  it('contains none after a semicolon either, which some spreadsheets take for a separator', () => {
    expect(spreadsheetLine(['Jo; =1+1;@SUM(1);Lee'])).toBe("Jo; '=1+1;'@SUM(1);Lee\r\n");
    expect(spreadsheetLine(['Jo;＝1+1'])).toBe("Jo;'＝1+1\r\n");
    // There a quote that opens a cell and the next that closes it are gone, and what follows is the cell.
    expect(spreadsheetLine(['Jo;"=NOW();Lee'])).toBe('"Jo;\'""=NOW();Lee"\r\n');
    expect(spreadsheetLine(['Jo;"" @NOW()'])).toBe('"Jo;\'"""" @NOW()"\r\n');
  });

  it('[claim-7] keeps text that a spreadsheet would take for a number, a date, a time or a boolean', () => {
    fc.assert(
      fc.property(guessed, (text) => {
        expect(read(spreadsheetLine([text, `Jo; ${text.trim()}`]))).toEqual([`'${text}`, `Jo; '${text.trim()}`]);
      }),
    );
    for (const text of ['0317555010', '00493012345678', '1234567890123456', '3.17e5', '2026-10', '1-2', '-1.5']) {
      expect(spreadsheetLine([text])).toBe(`'${text}\r\n`);
    }
  });

  it('leaves other text unchanged', () => {
    for (const text of [
      'Ann Lee',
      '',
      '(317) 555-0142',
      'ann1@example.org',
      'spring_2026',
      'Call back before the 3rd of May',
    ]) {
      expect(read(spreadsheetLine([text]))).toEqual([text]);
    }
  });

  it('writes our own figures unchanged', () => {
    expect(spreadsheetLine([{ figure: '-1.5' }, { figure: '2026-03-01' }, '-7'])).toBe("-1.5,2026-03-01,'-7\r\n");
  });
});

describe('spreadsheetHeading', () => {
  it('begins with the byte order mark by which Excel recognizes UTF-8', () => {
    expect(spreadsheetHeading(['name', 'what'])).toBe('\uFEFFname,what\r\n');
  });
});
