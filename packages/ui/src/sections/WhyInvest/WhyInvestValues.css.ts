import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, motion, pen, space } = vars;

export const head = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'),
    gap: `${space.x4} ${space.x12}`,
    alignItems: 'baseline',
    marginBlock: `calc(${layout.section} * 0.75) ${space.x8}`,
  }),
);

export const cards = style(
  inSections({
    ...oneColumn,
    gap: `${space.x8} ${space.x6}`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
    },
  }),
);

/** The highlight changes nothing that would move neighboring values. */
export const card = style(
  inSections({
    position: 'relative',
    ...oneColumn,
    alignContent: 'start',
    paddingBlockStart: space.x4,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        borderBlockStart: `${pen.thin} solid ${color.line.strong}`,
      },
      '&[data-active=true]::before': { borderBlockStart: `calc(${pen.medium} * 2.4) solid ${color.accent.fill}` },
      '&[data-active=true]': { color: color.accent.fill },
    },
    transition: `color ${motion.fast} ${motion.ease}`,
    '@media': {
      [below('medium')]: {
        selectors: {
          '&:nth-child(n + 2)': {
            gridTemplateColumns: `min(${space.x16} + ${space.x12}, 32%) minmax(0, 1fr)`,
            columnGap: space.x4,
          },
        },
      },
    },
  }),
);

export const frame = style(
  inSections({
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    '@media': {
      [below('medium')]: { selectors: { [`${card}:nth-child(n + 2) &`]: { aspectRatio: '1' } } },
      [from('large')]: { aspectRatio: 'auto', blockSize: `calc(${space.x32} * 2.7)` },
    },
  }),
);

export const foot = style(
  inSections({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.x6,
    marginBlockStart: space.x4,
  }),
);
