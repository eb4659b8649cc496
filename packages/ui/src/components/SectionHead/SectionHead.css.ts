import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

// Not `GridItem`, whose every range of columns a page would have as a rule: sections with scripts have this head.
export const heading = style(inComponents({ '@media': { [from('medium')]: { gridColumn: '1 / 8' } } }));

/** Its last line shares the baseline of the heading, whose letters are larger. */
export const introduction = style(
  inComponents({
    '@media': {
      [from('medium')]: {
        gridColumn: '8 / -1',
        display: 'grid',
        alignContent: 'end',
        paddingBlockEnd: `calc(${vars.type.size.heading2} * 0.16)`,
      },
    },
  }),
);
