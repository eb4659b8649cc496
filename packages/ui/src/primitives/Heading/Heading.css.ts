import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/in-layer.ts';
import { displayText } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { leading, size, tracking } = vars.type;

const large = { ...displayText, letterSpacing: tracking.large, lineHeight: leading.tight };
const plain = { fontFamily: vars.font.text, fontWeight: vars.font.weight.strong, lineHeight: leading.snug };

/** Long words break, so that a surrounding grid does not grow wider than its container. */
const base = primitiveStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });

export const heading = styleVariants(
  {
    small: { ...plain, fontSize: size.small },
    body: { ...plain, fontSize: size.body },
    lede: { ...displayText, fontSize: size.lede },
    title: { ...displayText, fontSize: size.title },
    heading3: { ...large, fontSize: size.heading3 },
    heading2: { ...large, fontSize: size.heading2 },
    hero: { ...large, fontSize: size.hero },
  },
  (rule) => [base, inPrimitives(rule)],
);
