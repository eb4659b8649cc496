import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { mark } from '../Choice/ChoiceMark.css.ts';

const { solid } = vars.color.action;

export const checkbox = style([
  mark,
  inComponents({
    // Limited even in brands with round controls, because a circle is a radio button.
    borderRadius: `min(${vars.control.radius}, 25%)`,
    selectors: {
      '&::before': {
        inlineSize: '62%',
        blockSize: '62%',
        clipPath: 'polygon(0 55%, 13% 41%, 37% 66%, 86% 10%, 100% 23%, 38% 92%)',
      },
      '&:indeterminate': { backgroundColor: solid, borderColor: solid },
      '&:indeterminate::before': { visibility: 'visible', clipPath: 'inset(40% 5%)' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:indeterminate': { backgroundColor: 'Highlight', borderColor: 'Highlight' } },
      },
    },
  }),
]);
