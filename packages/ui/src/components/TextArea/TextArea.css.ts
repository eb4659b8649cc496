import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Field/FieldBox.css.ts';

/** Grows with its text if the browser supports it; users can always drag it taller, but never wider than its column. */
export const area = style([
  box,
  inComponents({
    fieldSizing: 'content',
    minBlockSize: `calc(${vars.space.x12} * 3.6)`,
    maxBlockSize: `calc(${vars.space.x32} * 4)`,
    paddingBlock: vars.space.x3,
    lineHeight: vars.type.leading.body,
    resize: 'vertical',
  }),
]);
