import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const square = createVar();

export const figure = style(inComponents({ display: 'grid', gap: vars.space.x3 }));

export const stage = style(
  inComponents({
    position: 'relative',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.surface.tint,
  }),
);

export const poster = style(inComponents({ position: 'absolute', inset: 0, display: 'grid', overflow: 'hidden' }));

/** The whole picture starts the video; the control in its corner says so. */
export const play = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { '(scripting: none), print': { display: 'none' } },
  }),
);

export const control = style(
  inComponents({
    vars: { [square]: `calc(${vars.control.height} + ${vars.space.x2})` },
    '@media': {
      [from('medium')]: {
        insetInlineEnd: 'auto',
        vars: { [square]: `calc(${vars.control.height} + ${vars.space.x4})` },
      },
    },
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    maxInlineSize: '100%',
    minBlockSize: square,
    paddingInlineEnd: vars.space.x6,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.default,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.type.leading.snug,
  }),
);

export const symbol = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flex: 'none',
    inlineSize: square,
    backgroundColor: vars.color.accent.fill,
    color: vars.color.accent.onFill,
  }),
);

export const title = style(inComponents({ paddingBlock: vars.space.x2, overflowWrap: 'anywhere' }));

export const duration = style(
  inComponents({
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
);

export const frame = style(
  inComponents({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }),
);

export const caption = style(
  inComponents({
    fontSize: vars.type.size.small,
    lineHeight: vars.type.leading.body,
    color: vars.color.text.muted,
  }),
);
