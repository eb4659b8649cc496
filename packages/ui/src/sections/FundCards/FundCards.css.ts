import { below, from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;

export const chooser = sectionStyle({ paddingBlock: `calc(${layout.section} / 2) ${layout.section}` });

export const house = sectionStyle({ marginBlockStart: space.x8 });

export const plan = sectionStyle({ position: 'relative', '@media': { [below('medium')]: { display: 'none' } } });

export const caption = sectionStyle({
  paddingBlockEnd: space.x2,
  fontSize: type.size.small,
  textAlign: 'end',
  color: color.text.annotation,
});

/** From 768 px up, both rooms share this grid's rows, so that equal terms are on one line. */
export const rooms = sectionStyle({
  ...oneColumn,
  gap: space.x6,
  '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 } },
});
