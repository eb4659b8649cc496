import { style } from '@vanilla-extract/css';
import { places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, displayText, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;

export const band = style(
  inSections({
    containerType: 'inline-size',
    ...oneColumn,
    gap: space.x6,
    paddingBlock: `${space.x8} ${layout.section}`,
  }),
);

export const stats = style(
  inSections({
    display: 'grid',
    // Two and two, stacked if enlarged text leaves no room for two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5em, 34%)), 1fr))',
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@container': { [places.forFourShort]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const stat = style(
  inSections({
    padding: `${space.x4} ${space.x4} ${space.x3}`,
    selectors: {
      '&:nth-child(odd)': { paddingInlineStart: 0 },
      '&:nth-child(even)': { borderInlineStart: `1px solid ${color.line.subtle}` },
      '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${color.line.subtle}` },
    },
    '@container': {
      [places.forFourShort]: {
        padding: `${space.x6} ${space.x6} ${space.x1}`,
        selectors: {
          '&:nth-child(n + 3)': { borderBlockStart: 0 },
          '&:nth-child(n + 2)': { paddingInlineStart: space.x6, borderInlineStart: `1px solid ${color.line.subtle}` },
        },
      },
    },
  }),
);

export const work = style(
  inSections({
    ...columnsFrom('large', 'repeat(2, minmax(0, 1fr))'),
    gap: `${space.x8} ${space.x12}`,
    marginBlockStart: space.x6,
  }),
);

export const kinds = style(inSections({ display: 'grid', alignContent: 'start', gap: space.x4 }));

export const links = style(inSections({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x8}` }));

export const mission = style(
  inSections({
    maxInlineSize: '32em',
    ...displayText(type.size.heading3),
    textWrap: 'pretty',
  }),
);
