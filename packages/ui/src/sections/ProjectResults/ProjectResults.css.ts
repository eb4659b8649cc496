import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { displayText, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space, type } = vars;

export const results = style(
  inSections({
    ...oneColumn,
    gap: `${space.x12} ${space.x6}`,
    marginBlockStart: space.x12,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' },
    },
  }),
);

export const result = style(
  inSections({
    ...oneColumn,
    alignContent: 'start',
    gap: space.x4,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

export const bars = style(inSections({ display: 'grid', gap: space.x2 }));

/** Filled for actual values, by a border as high as the bar: forced colors would remove a background. */
export const bar = style(
  inSections({
    borderBlockStart: `${space.x4} solid ${color.accent.fill}`,
    selectors: { '&[data-tall]': { borderBlockStartWidth: space.x8 } },
  }),
);

/** Hatched for missing or future values. */
export const open = style(
  inSections({
    blockSize: space.x4,
    border: `${pen.thin} solid ${color.line.control}`,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 calc(${space.x2} - 1px), ${color.line.control} calc(${space.x2} - 1px) ${space.x2})`,
    selectors: { '&[data-tall]': { blockSize: space.x8 } },
  }),
);

export const parts = style(inSections({ display: 'flex' }));

export const rest = style([open, inSections({ flex: '1 1 0' })]);

const tick = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(${space.x1} * -1)`,
  blockSize: space.x2,
  borderInlineStart: `${pen.thin} solid ${color.text.annotation}`,
} as const;

/** A dimension string: a line with a tick at each end, and its measure below. */
export const measure = style(
  inSections({
    position: 'relative',
    flex: '0 0 auto',
    paddingBlockStart: space.x1,
    borderBlockStart: `${pen.thin} solid ${color.text.annotation}`,
    fontSize: type.size.small,
    color: color.text.annotation,
    textAlign: 'center',
    selectors: {
      '&::before': { ...tick, insetInlineStart: 0 },
      '&:last-child': { flex: '1 1 0' },
      '&:last-child::after': { ...tick, insetInlineEnd: 0 },
    },
  }),
);

export const statement = style(
  inSections({
    ...displayText(type.size.title),
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);
