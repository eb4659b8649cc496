import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Its last line shares the baseline of the heading, whose letters are larger. */
export const beside = style(
  inComponents({
    display: 'grid',
    alignContent: 'end',
    gap: vars.space.x6,
    blockSize: '100%',
    '@media': { [from('medium')]: { paddingBlockEnd: `calc(${vars.type.size.hero} * 0.12)` } },
  }),
);
