import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, spreadsheetHeading, spreadsheetLine } from './csv.ts';

/** The values of one line, as RFC 4180 has them read. */
function read(line: string): string[] {
  const quoted = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g;
  return [...line.matchAll(quoted)].map(([, value = '']) =>
    value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value,
  );
}

const formulaStart = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r');

describe('csvLine', () => {
  it('is read as the values that it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
        expect(read(csvLine(values))).toEqual(values);
      }),
    );
  });
});

describe('spreadsheetLine', () => {
  it('[claim-7] has nothing that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(formulaStart, fc.string(), (start, rest) => {
        fc.pre(!/^-\d/.test(start + rest) && !rest.includes(';'));
        expect(read(spreadsheetLine([start + rest]))).toEqual([`'${start}${rest}`]);
      }),
    );
  });

  it('has none behind a semicolon either, where some begin another cell', () => {
    expect(spreadsheetLine(['Jo; =1+1;@SUM(1);Lee'])).toBe("Jo; '=1+1;'@SUM(1);Lee\r\n");
    expect(spreadsheetLine(['Jo;＝1+1'])).toBe("Jo;'＝1+1\r\n");
  });

  it('leaves numbers as they are, below nothing too', () => {
    expect(spreadsheetLine(['-1.5', '-7', '12', "-1+cmd|'/c'!A1"])).toBe("-1.5,-7,12,'-1+cmd|'/c'!A1\r\n");
  });
});

describe('spreadsheetHeading', () => {
  it('begins with the mark by which Excel knows the letters', () => {
    expect(spreadsheetHeading(['name', 'what'])).toBe('\uFEFFname,what\r\n');
  });
});
