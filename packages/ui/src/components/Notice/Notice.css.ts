import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

export const notice = style(
  inComponents({
    display: 'flex',
    gap: space.x3,
    padding: space.x4,
    border: `1px solid ${color.line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    lineHeight: type.leading.snug,
    selectors: {
      '&[data-tone=success]': { borderColor: color.text.success },
      '&[data-tone=attention]': { borderColor: color.text.annotation },
      '&[data-tone=danger]': { borderColor: color.text.danger },
    },
  }),
);

/** As high as a line, so that it is centered on the first one. */
export const mark = style(
  inComponents({
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: `calc(1em * ${type.leading.snug})`,
    selectors: {
      [`${notice}[data-tone=success] > &`]: { color: color.text.success },
      [`${notice}[data-tone=attention] > &`]: { color: color.text.annotation },
      [`${notice}[data-tone=danger] > &`]: { color: color.text.danger },
    },
  }),
);

export const words = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    gap: space.x1,
    minInlineSize: 0,
    maxInlineSize: vars.layout.measure,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const title = style(inComponents({ fontWeight: font.weight.strong }));

export const action = style(inComponents({ marginBlockStart: space.x2 }));
