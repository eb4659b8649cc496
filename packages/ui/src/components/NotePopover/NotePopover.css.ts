import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, space, type } = vars;

/** A sheet at the foot of a narrow window; in a wide one at the mark, where `openNotesInPlace` says. */
export const popover = style(
  inComponents({
    position: 'fixed',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.x3,
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: '60dvh',
    insetBlock: 'auto 0',
    insetInline: 0,
    overflowY: 'auto',
    margin: 0,
    padding: space.x4,
    border: `1px solid ${color.line.control}`,
    borderWidth: '1px 0 0',
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    selectors: { '&:popover-open': { display: 'grid' } },
    '@media': {
      [from('medium')]: {
        position: 'absolute',
        inset: 'var(--note-block-start) auto auto var(--note-inline-start)',
        inlineSize: `calc(${space.x32} * 3)`,
        borderWidth: '1px',
        borderRadius: control.radius,
      },
      print: { display: 'none' },
    },
  }),
);

export const note = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: `${space.x6} minmax(0, 1fr)`,
    columnGap: space.x2,
    paddingBlockStart: space.x1,
    textWrap: 'pretty',
  }),
);

export const lead = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: space.x6,
    marginInlineStart: `calc(${space.x6} + ${space.x2})`,
    marginBlockStart: space.x2,
    color: color.text.muted,
  }),
);

/** Last in the order of the keyboard. */
export const close = style(
  inComponents({
    gridArea: '1 / 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space.x8,
    blockSize: space.x8,
    marginBlockStart: `calc(-1 * ${space.x1})`,
    padding: 0,
    border: 0,
    borderRadius: control.radius,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.surface.tint } },
  }),
);
