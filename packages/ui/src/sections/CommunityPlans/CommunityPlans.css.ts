import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

export const band = style(inSections({ ...oneColumn, gap: space.x12 }));

export const facts = style(
  inSections({
    display: 'grid',
    // Two and two, stacked if enlarged text leaves no room for two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5em, 34%)), 1fr))',
    marginBlockEnd: `calc(${layout.section} / 2)`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const fact = style(
  inSections({
    padding: `${space.x4} ${space.x4} ${space.x3}`,
    selectors: {
      '&:nth-child(odd)': { paddingInlineStart: 0 },
      '&:nth-child(even)': { borderInlineStart: `1px solid ${color.line.subtle}` },
      '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${color.line.subtle}` },
    },
    '@media': {
      [from('medium')]: {
        selectors: {
          '&:nth-child(n + 3)': { borderBlockStart: 0 },
          '&:nth-child(n + 2)': { paddingInlineStart: space.x4, borderInlineStart: `1px solid ${color.line.subtle}` },
        },
      },
      [from('large')]: { selectors: { '&:nth-child(n + 2)': { paddingInlineStart: space.x6 } } },
    },
  }),
);

/** Sized so that both plans have one scale and one height. */
export const plans = style(
  inSections({
    ...oneColumn,
    gap: space.x8,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 21fr) minmax(0, 34fr)', columnGap: space.x6 } },
  }),
);

export const plan = style(inSections({ display: 'grid', gridTemplateRows: '1fr auto', gap: space.x4 }));

export const sheet = style(
  inSections({
    display: 'grid',
    alignItems: 'center',
    padding: `clamp(${space.x6}, 3vw, ${space.x12})`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    '@media': { [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)` } },
  }),
);
