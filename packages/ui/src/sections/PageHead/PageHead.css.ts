import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space, type } = vars;

export const head = style(
  inSections({
    display: 'grid',
    gap: `calc(${layout.section} / 2)`,
    paddingBlock: `${space.x8} calc(${layout.section} / 2)`,
  }),
);

/** The last line of the lede stands on the last line of the heading. */
export const lede = style(
  inSections({
    display: 'grid',
    alignContent: 'end',
    blockSize: '100%',
    paddingBlockEnd: `calc(${type.size.hero} * 0.12)`,
  }),
);

export const picture = style(inSections({ display: 'grid', gap: space.x3 }));

/** A wide picture, which a phone shows higher so that it still has something to see. */
export const frame = style(
  inSections({
    display: 'grid',
    aspectRatio: '21 / 9',
    overflow: 'hidden',
    '@media': { [below('medium')]: { aspectRatio: '4 / 3', marginInline: `calc(${layout.gutter} * -1)` } },
  }),
);
