import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const sample = style(
  inSections({
    marginBlockEnd: vars.space.x12,
    padding: vars.space.x4,
    backgroundColor: vars.color.surface.tint,
    fontSize: vars.type.size.small,
  }),
);

export const lead = style(inSections({ fontWeight: vars.font.weight.strong }));

export const part = style(
  inSections({
    paddingBlock: `${vars.space.x6} ${vars.space.x12}`,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  }),
);
