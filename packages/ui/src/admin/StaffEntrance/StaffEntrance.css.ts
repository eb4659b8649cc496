import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

export const entrance = style(
  inSections({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    minBlockSize: '100dvh',
    backgroundColor: color.surface.raised,
    color: color.text.default,
    '@media': { [from('large')]: { gridTemplate: '1fr / 5fr 7fr' } },
  }),
);

export const panel = style(
  inSections({
    display: 'flex',
    flexDirection: 'column',
    gap: space.x8,
    minInlineSize: 0,
    paddingInline: layout.gutter,
    paddingBlock: `${space.x6} ${space.x12}`,
    '@media': { [from('large')]: { paddingBlock: space.x12, paddingInline: `max(${layout.gutter}, ${space.x16})` } },
  }),
);

export const content = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    inlineSize: '100%',
    maxInlineSize: `calc(${space.x32} * 3)`,
    marginBlock: 'auto',
  }),
);

/** The inverse side. Its drawing is cropped on both sides and keeps its foot at four fifths of the height. */
export const media = style(
  inSections({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    overflow: 'hidden',
    minInlineSize: 0,
    backgroundColor: color.surface.page,
    color: color.text.default,
    '@media': {
      [below('large')]: { blockSize: `calc(${space.x32} * 1.75)`, paddingBlockEnd: space.x4 },
      [from('large')]: { paddingBlockEnd: '12dvh' },
    },
  }),
);

export const drawing = style(
  inSections({
    flex: 'none',
    inlineSize: `calc(${space.x32} * 5)`,
    '@media': { [from('large')]: { inlineSize: '175%' } },
  }),
);
