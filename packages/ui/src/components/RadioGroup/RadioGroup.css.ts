import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { mark } from '../Choice/ChoiceMark.css.ts';

const { space } = vars;

export const group = style(
  inComponents({ display: 'grid', gap: space.x2, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** A grid's gap does not apply to a legend. */
export const legend = style(
  inComponents({ padding: 0, paddingBlockEnd: space.x2, lineHeight: vars.type.leading.snug }),
);

/** Far enough apart that a finger hits only one. */
export const options = style(inComponents({ display: 'grid', gap: space.x3, paddingBlock: space.x1 }));

export const radio = style([
  mark,
  inComponents({
    borderRadius: '50%',
    selectors: {
      '&::before': { inlineSize: '40%', blockSize: '40%', borderRadius: '50%' },
    },
  }),
]);
