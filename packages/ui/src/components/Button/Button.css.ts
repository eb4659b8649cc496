import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { action, line, surface, text } = vars.color;

const hovered = '&:hover:not(:disabled, [aria-disabled=true])';

export const button = style(
  inComponents({
    // Not a flex container, because its text could not wrap: a word longer than all the available space breaks.
    display: 'inline-block',
    alignContent: 'center',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    paddingBlock: vars.space.x2,
    border: '1px solid transparent',
    borderRadius: vars.control.radius,
    fontFamily: vars.font.text,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.type.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled=true]': {
        backgroundColor: surface.tint,
        borderColor: line.subtle,
        color: text.muted,
        cursor: 'default',
      },
    },
    '@media': {
      print: { display: 'none' },
      '(forced-colors: active)': {
        selectors: { '&:disabled, &[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const variants = styleVariants({
  solid: inComponents({
    backgroundColor: action.solid,
    color: action.onSolid,
    selectors: { [hovered]: { backgroundColor: action.solidHover } },
  }),
  outline: inComponents({
    backgroundColor: 'transparent',
    borderColor: line.strong,
    color: text.default,
    selectors: { [hovered]: { backgroundColor: surface.tint } },
  }),
});

export const sizes = styleVariants({
  small: inComponents({
    minBlockSize: vars.control.heightSmall,
    paddingInline: vars.space.x4,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
  }),
  medium: inComponents({
    minBlockSize: vars.control.height,
    paddingInline: vars.space.x6,
    fontSize: vars.type.size.body,
  }),
  large: inComponents({
    minBlockSize: `calc(${vars.control.height} + ${vars.space.x2})`,
    paddingInline: vars.space.x6,
    fontSize: vars.type.size.body,
  }),
});

/** Both labels share one cell, the hidden one as generated text, so that the button keeps the wider one's width. */
export const labels = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    selectors: {
      '&::after': {
        content: 'attr(data-other-label)',
        gridArea: '1 / 1',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
      },
      '&:not([data-loading])::after': { paddingInlineStart: `calc(1em + ${vars.space.x2})` },
    },
  }),
);

export const label = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    maxInlineSize: '100%',
    // The hidden label keeps the button from becoming as narrow as a letter.
    overflowWrap: 'anywhere',
  }),
);
