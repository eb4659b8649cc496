import { keyframes, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
const target = `calc(${space.x1} * 11)`;
const room = space.x6;
const enter = keyframes({ from: { opacity: 0, translate: `0 ${space.x4}` } });

export const viewport = style(
  inComponents({
    position: 'fixed',
    // Above all following content and the header, wherever on the page it is.
    zIndex: 3,
    // If taller than the window they scroll, with room around them for their shadows.
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    maxBlockSize: '100dvh',
    padding: room,
    insetBlockEnd: 0,
    insetInlineEnd: `calc(${vars.layout.gutter} - ${room})`,
    display: 'grid',
    gap: space.x2,
    inlineSize: `calc(min(${space.x32} * 3.3, 100% - 2 * ${vars.layout.gutter}) + 2 * ${room})`,
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const toast = style(
  inComponents({
    display: 'grid',
    // When text is enlarged, the text gets the space.
    gridTemplateColumns: `auto minmax(0, 1fr) min(${target}, 16%)`,
    columnGap: `min(${space.x3}, 5%)`,
    alignItems: 'start',
    padding: space.x4,
    paddingInline: `min(${space.x4}, 6%) ${space.x1}`,
    pointerEvents: 'auto',
    border: `1px solid ${color.line.control}`,
    borderRadius: vars.control.radius,
    boxShadow: vars.shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    lineHeight: vars.type.leading.snug,
    animation: `${enter} ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: {
      '&[data-variant=destructive]': { borderColor: color.text.danger },
      '&[data-swipe=move]': { translate: 'var(--radix-toast-swipe-move-x)' },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);

export const mark = style(
  inComponents({
    inlineSize: '1.25em',
    blockSize: '1lh',
    color: color.text.success,
    selectors: { [`${toast}[data-variant=destructive] &`]: { color: color.text.danger } },
  }),
);

export const text = style(inComponents({ minInlineSize: 0, textWrap: 'pretty' }));

export const title = style(
  inComponents({
    fontWeight: vars.font.weight.strong,
    selectors: { [`${toast}[data-variant=destructive] &`]: { color: color.text.danger } },
  }),
);

export const close = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    blockSize: target,
    // Aligned with the first line, whatever the sizes of a brand's letters and targets.
    marginBlock: `calc((1lh - ${target}) / 2)`,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  }),
);
