import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { leading, size, tracking } = vars.type;

const display = { fontFamily: vars.font.display, fontWeight: vars.font.weight.display };
const large = { ...display, letterSpacing: tracking.large, lineHeight: leading.tight };
const medium = { ...display, letterSpacing: tracking.medium, lineHeight: leading.snug };
const plain = { fontFamily: vars.font.text, fontWeight: vars.font.weight.strong, lineHeight: leading.snug };

export const heading = recipe({
  // A long word gives way, so that a grid around it is no wider than its place.
  base: inPrimitives({ overflowWrap: 'anywhere', textWrap: 'balance' }),
  variants: {
    size: {
      small: inPrimitives({ ...plain, fontSize: size.small }),
      body: inPrimitives({ ...plain, fontSize: size.body }),
      lede: inPrimitives({ ...medium, fontSize: size.lede }),
      title: inPrimitives({ ...medium, fontSize: size.title }),
      heading3: inPrimitives({ ...large, fontSize: size.heading3 }),
      heading2: inPrimitives({ ...large, fontSize: size.heading2 }),
      hero: inPrimitives({ ...large, fontSize: size.hero }),
    },
  },
});
