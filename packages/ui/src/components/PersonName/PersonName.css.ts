import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space, color } = vars;

export const block = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 }));

/** A name that the sponsor has yet to supply does not look like finished text. */
export const name = style(
  inComponents({
    selectors: {
      '&[data-sample]': {
        backgroundColor: color.surface.tint,
        boxShadow: `0 0 0 0.1em ${color.surface.tint}`,
        boxDecorationBreak: 'clone',
      },
    },
  }),
);
