import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { leading, size, tracking } = vars.type;

const display = { fontFamily: vars.font.display, fontWeight: vars.font.weight.display };
const large = { ...display, letterSpacing: tracking.large, lineHeight: leading.tight };
const medium = { ...display, letterSpacing: tracking.medium, lineHeight: leading.snug };
const plain = { fontFamily: vars.font.text, fontWeight: vars.font.weight.strong, lineHeight: leading.snug };

/** Long words break, so that a surrounding grid does not grow wider than its container. */
const base = style(inPrimitives({ overflowWrap: 'anywhere', textWrap: 'balance' }));

export const heading = styleVariants(
  {
    small: { ...plain, fontSize: size.small },
    body: { ...plain, fontSize: size.body },
    lede: { ...medium, fontSize: size.lede },
    title: { ...medium, fontSize: size.title },
    heading3: { ...large, fontSize: size.heading3 },
    heading2: { ...large, fontSize: size.heading2 },
    hero: { ...large, fontSize: size.hero },
  },
  (rule) => [base, inPrimitives(rule)],
);
