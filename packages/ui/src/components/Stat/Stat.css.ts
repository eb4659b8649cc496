import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

export const stat = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: space.x1,
    minInlineSize: 0,
    paddingBlockStart: space.x3,
    borderBlockStart: `1px solid ${color.line.strong}`,
    lineHeight: type.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(inComponents({ fontSize: type.size.small, color: color.text.muted }));

export const value = style(
  inComponents({
    fontFamily: font.display,
    fontSize: type.size.heading3,
    fontWeight: font.weight.display,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: type.tracking.medium,
    lineHeight: type.leading.tight,
  }),
);

export const detail = style(inComponents({ fontSize: type.size.small, textWrap: 'pretty' }));
