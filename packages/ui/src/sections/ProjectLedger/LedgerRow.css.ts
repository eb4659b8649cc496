import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';
import { forCards, forTable } from './ledger-places.ts';

const { color, font, pen, space, type } = vars;
const rule = `1px solid ${color.line.subtle}`;

/** On a card: the number, the front beside name and kind, and below them two columns of cells. */
export const row = style(
  inSections({
    selectors: { '&[data-state=lost]': { backgroundColor: color.surface.page } },
    '@container': {
      [forCards]: {
        display: 'grid',
        gridTemplateColumns: `auto minmax(0, 2fr) minmax(0, 3fr)`,
        gap: `${space.x2} ${space.x4}`,
        alignContent: 'start',
        padding: space.x4,
        borderBlockEnd: rule,
      },
    },
  }),
);

const cellBox = { padding: `${space.x3} ${space.x4} ${space.x3} 0`, borderBlockEnd: rule, verticalAlign: 'middle' };
const inTable = (more: object = {}) => ({ '@container': { [forTable]: { ...cellBox, ...more } } });

export const number = style(
  inSections({
    fontSize: type.size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontWeight: font.weight.strong,
    color: color.text.annotation,
    ...inTable({ paddingInlineStart: space.x4 }),
  }),
);

export const media = style(inSections(inTable({ inlineSize: `calc(${space.x24} + ${space.x4})` })));

export const name = style(inSections({ textAlign: 'start', ...inTable({ inlineSize: '20%' }) }));

export const title = style(inSections({ display: 'block', ...displayText(`calc(${type.size.body} * 1.125)`) }));

const ofPlan = `${row}[data-state=planned] > &`;

/** On a card the cells are in two columns; unknown values of a planned project are needed only in a table. */
export const cell = style(
  inSections({
    fontSize: type.size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@container': {
      [forCards]: {
        display: 'grid',
        alignContent: 'start',
        gap: space.x1,
        gridColumn: '1 / 3',
        selectors: {
          '&[data-column=owner], &[data-column=actual], &[data-column=months]': { gridColumn: '3' },
          '&[data-column=status]': { gridColumn: '1 / -1' },
          [`${ofPlan}:is([data-column=actual], [data-column=variance], [data-column=months])`]: { display: 'none' },
          [`${ofPlan}[data-column=status]`]: { gridColumn: '3' },
        },
      },
      [forTable]: cellBox,
    },
  }),
);

export const cellHead = style(
  inSections({ color: color.text.muted, '@container': { [forTable]: { display: 'none' } } }),
);

export const value = style(
  inSections({
    ...wrappingRow,
    justifySelf: 'start',
    gap: `${space.x1} ${space.x2}`,
    selectors: { '&[data-open]': { color: color.text.muted } },
    '@container': { [forCards]: { overflowWrap: 'anywhere' } },
  }),
);

export const mark = style(
  inSections({
    paddingInline: space.x1,
    border: `${pen.thin} solid ${color.text.annotation}`,
    fontWeight: font.weight.medium,
    lineHeight: type.leading.snug,
    color: color.text.annotation,
  }),
);

export const bar = style(inSections({ flex: 'none', inlineSize: space.x16, blockSize: 'auto', fill: 'none' }));

export const scale = style(inSections({ stroke: color.text.annotation, strokeWidth: pen.thin }));

export const part = style(
  inSections({
    stroke: color.line.strong,
    strokeWidth: '4',
    selectors: { '&[data-beyond]': { stroke: color.text.danger } },
  }),
);

export const tip = style(inSections({ fill: color.text.danger }));
