import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Its last line shares the baseline of the heading, whose letters are larger. */
export const introduction = style(
  inComponents({
    '@media': {
      [from('medium')]: {
        display: 'grid',
        alignContent: 'end',
        blockSize: '100%',
        paddingBlockEnd: `calc(${vars.type.size.heading2} * 0.16)`,
      },
    },
  }),
);
