import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { mark } from '../Choice/ChoiceMark.css.ts';

export const radio = style([
  mark,
  inComponents({
    borderRadius: '50%',
    selectors: {
      '&::before': { inlineSize: '40%', blockSize: '40%', borderRadius: '50%' },
    },
  }),
]);
