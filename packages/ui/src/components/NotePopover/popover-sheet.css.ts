import { style } from '@vanilla-extract/css';
import { bareButton } from '../../styles/bare-button.ts';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, space, type } = vars;

/**
 * The differences from the browser's own popover, for the content that a mark or a term opens: at the bottom of a
 * narrow window, with its close button beside its text.
 */
export const sheet = style(
  inComponents({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.x3,
    inlineSize: '100%',
    maxBlockSize: '60dvh',
    insetBlockStart: 'auto',
    margin: 0,
    padding: space.x4,
    border: `1px solid ${color.line.control}`,
    borderWidth: '1px 0 0',
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    textWrap: 'pretty',
    selectors: { '&:popover-open': { display: 'grid' } },
    '@media': {
      [from('medium')]: { borderWidth: '1px', borderRadius: control.radius },
      print: { display: 'none' },
    },
  }),
);

/** Last in tab order. */
export const close = style(
  inComponents({
    gridArea: '1 / 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space.x8,
    blockSize: space.x8,
    marginBlockStart: `calc(-1 * ${space.x1})`,
    ...bareButton,
    selectors: { '&:hover': { backgroundColor: color.surface.tint } },
  }),
);
