import { styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { box } from '../Field/FieldBox.css.ts';

export const input = styleVariants({
  medium: [box, inComponents({ blockSize: vars.control.height })],
  large: [box, inComponents({ blockSize: `calc(${vars.control.height} + ${vars.space.x2})` })],
});
