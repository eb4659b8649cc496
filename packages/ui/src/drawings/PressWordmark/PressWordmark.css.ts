import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const mark = style(
  inComponents({
    display: 'inline-block',
    color: vars.color.text.muted,
    fontSize: vars.type.size.title,
    lineHeight: vars.type.leading.tight,
    whiteSpace: 'nowrap',
  }),
);

const serif = style(inComponents({ fontFamily: vars.font.display, fontWeight: vars.font.weight.display }));
const sans = style(inComponents({ fontFamily: vars.font.text, fontWeight: vars.font.weight.strong }));

/** One typographic idea each, so that five names in a row do not look like a list. */
export const cuts = {
  ledger: style([
    mark,
    serif,
    inComponents({
      paddingBlock: vars.space.x1,
      borderBlockStart: `${vars.pen.medium} solid currentColor`,
      borderBlockEnd: `${vars.pen.thin} solid currentColor`,
    }),
  ]),
  spaced: style([
    mark,
    serif,
    inComponents({ fontSize: vars.type.size.lede, letterSpacing: '0.16em', textTransform: 'uppercase' }),
  ]),
  tight: style([mark, sans, inComponents({ letterSpacing: '-0.055em', textTransform: 'lowercase' })]),
  framed: style([
    mark,
    serif,
    inComponents({
      fontSize: vars.type.size.lede,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      outline: `${vars.pen.thin} solid currentColor`,
      outlineOffset: '-3px',
      border: `${vars.pen.thin} solid currentColor`,
    }),
  ]),
  block: style([
    mark,
    sans,
    inComponents({
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      backgroundColor: vars.color.text.muted,
      color: vars.color.surface.page,
      fontSize: vars.type.size.body,
      letterSpacing: '0.04em',
      textTransform: 'uppercase',
      '@media': {
        print: {
          outline: `${vars.pen.thin} solid currentColor`,
          backgroundColor: 'transparent',
          color: vars.color.text.muted,
        },
      },
    }),
  ]),
};
