import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { accent, line, surface, text } = vars.color;

export const status = style(inSections({ display: 'inline-flex', alignItems: 'baseline', gap: '0.6em' }));

/** The pins of the pipeline map: shape and fill distinguish them, as well as color. */
export const pin = style(
  inSections({
    flex: 'none',
    inlineSize: '0.6em',
    blockSize: '0.6em',
    border: `${vars.pen.medium} solid ${text.default}`,
    borderRadius: '50%',
    backgroundColor: surface.raised,
    selectors: {
      '&[data-status="contacted"]': {
        borderColor: accent.fill,
        backgroundImage: `linear-gradient(90deg, ${accent.fill} 50%, ${surface.raised} 50%)`,
      },
      '&[data-status="qualified"]': { borderColor: text.annotation, backgroundColor: accent.detail },
      '&[data-status="invested"]': { borderColor: accent.fill, backgroundColor: accent.fill },
      '&[data-status="not_interested"]': { borderColor: line.control, backgroundColor: line.subtle },
      '&[data-status="do_not_contact"]': { border: 0, borderRadius: 0, backgroundColor: text.danger },
    },
  }),
);

export const lot = style(
  inSections({ inlineSize: `calc(${vars.space.x12} * 3.5)`, fill: 'none', stroke: vars.color.text.default }),
);

export const planned = style(inSections({ strokeWidth: vars.pen.thin, strokeDasharray: '5 4' }));

export const ground = style(inSections({ strokeWidth: vars.pen.heavy }));

export const boundary = style(inSections({ stroke: vars.color.text.annotation, strokeWidth: vars.pen.thin }));
