import { vars } from '@sponsor/ui/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  inlineSize: '100vw',
  blockSize: '100vh',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.page,
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space.x4,
  padding: `${vars.space.x6} ${vars.space.x8}`,
  textWrap: 'balance',
  selectors: { '[data-beside] > &': { inlineSize: '56%', paddingInlineEnd: 0 } },
});

export const sponsor = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontFamily: vars.font.display,
  fontSize: vars.type.size.lede,
  fontWeight: vars.font.weight.display,
  letterSpacing: vars.type.tracking.medium,
  lineHeight: 1,
});

const standing = style({ position: 'absolute', insetInline: 0, insetBlockEnd: vars.space.x8 });

/** For drawings about as tall as they are wide: the words stay to their left, and the drawing ends at the card's edge. */
const beside = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: '44%',
  overflow: 'hidden',
});

export const drawing = {
  // Its cupola rises beside the title, and its sheet continues below the ground.
  senior: style([standing, { transform: 'translate(33%, 14.5%)' }]),
  apartments: standing,
  storage: standing,
  flex: standing,
  site: standing,
  porch: beside,
  bays: beside,
  stair: style([beside, { inlineSize: '50%' }]),
  counties: style([beside, { insetInlineEnd: vars.space.x3, insetBlockEnd: vars.space.x6 }]),
};

export const caption = style({
  position: 'absolute',
  insetInlineStart: vars.space.x8,
  insetBlockEnd: vars.space.x2,
  selectors: { '[data-beside] > &': { inlineSize: '40%', insetBlockEnd: vars.space.x4 } },
});
