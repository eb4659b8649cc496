import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const paid = style(inComponents({ fontWeight: vars.font.weight.medium, color: vars.color.text.default }));
