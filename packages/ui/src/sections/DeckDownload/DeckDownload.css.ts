import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;

/** Cover, form, contents. From a tablet up, the form is beside both. */
export const columns = style(
  inSections({
    ...oneColumn,
    gap: `${space.x12} ${space.x6}`,
    paddingBlock: `calc(${layout.section} / 2)`,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space.x8,
      },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.x12 },
    },
  }),
);

export const cover = style(inSections({ display: 'grid', gap: space.x4, alignContent: 'start' }));

export const caption = style(inSections({ fontSize: type.size.small, color: color.text.muted }));

export const form = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    '@media': { [from('medium')]: { gridColumn: '2', gridRow: '1 / 3', alignContent: 'start' } },
  }),
);

export const documents = style(inSections({ display: 'grid', justifyItems: 'start' }));

export const contents = style(inSections({ alignSelf: 'start', borderBlockStart: `1px solid ${color.line.strong}` }));

export const contentsHeading = style(inSections({ paddingBlock: space.x4 }));

export const item = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `${space.x8} minmax(0, 1fr)`,
    paddingBlock: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    lineHeight: type.leading.snug,
    counterIncrement: 'item',
    selectors: {
      '&::before': {
        content: 'counter(item)',
        fontWeight: font.weight.strong,
        fontVariantNumeric: 'tabular-nums',
        color: color.text.annotation,
      },
      '&:last-child': { borderBlockEnd: `1px solid ${color.line.subtle}` },
    },
  }),
);
