import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;

export const chooser = style(inSections({ paddingBlock: `calc(${layout.section} / 2) ${layout.section}` }));

export const house = style(inSections({ marginBlockStart: space.x8 }));

export const plan = style(inSections({ position: 'relative', '@media': { [below('medium')]: { display: 'none' } } }));

export const caption = style(
  inSections({
    paddingBlockEnd: space.x2,
    fontSize: type.size.small,
    textAlign: 'end',
    color: color.text.annotation,
  }),
);

/** From 768 px up, both rooms share this grid's rows, so that equal terms are on one line. */
export const rooms = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 } },
  }),
);
