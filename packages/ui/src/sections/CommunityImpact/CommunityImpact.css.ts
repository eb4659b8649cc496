import { sectionStyle } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const words = sectionStyle({ ...oneColumn, gap: space.x6, alignContent: 'start' });

export const effects = sectionStyle({ borderBlockStart: `1px solid ${color.line.strong}` });

export const effect = sectionStyle({
  display: 'grid',
  gap: space.x1,
  paddingBlock: space.x4,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
});

export const figure = sectionStyle({ display: 'grid', gap: space.x3 });

export const sources = sectionStyle({ marginBlockStart: space.x12 });
