import { below, from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { hatching, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space } = vars;

export const figure = sectionStyle({ display: 'grid', gap: space.x4 });

export const house = sectionStyle({ display: 'grid' });

/** The eaves project a little over the walls. */
export const roof = sectionStyle({
  inlineSize: '100%',
  blockSize: space.x12,
  overflow: 'visible',
  strokeLinejoin: 'round',
});

const line = { stroke: color.line.strong, vectorEffect: 'non-scaling-stroke' } as const;

export const gable = sectionStyle({ ...line, fill: color.surface.tint, strokeWidth: pen.thin });
export const eaves = sectionStyle({ ...line, fill: 'none', strokeWidth: pen.medium });

/** From the ground up: the first floor of the list is the lowest of the house. */
export const floors = sectionStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  marginInline: '1.5%',
  border: `${pen.medium} solid ${color.line.strong}`,
  borderBlockEnd: 0,
});

export const floor = sectionStyle({
  ...oneColumn,
  gap: `${space.x3} ${space.x6}`,
  padding: space.x4,
  selectors: {
    '&:not(:last-child)': { borderBlockStart: `${pen.thin} solid ${color.line.strong}` },
    '&:nth-child(even)': { backgroundColor: color.surface.tint },
  },
  '@media': {
    [from('medium')]: { padding: `${space.x4} ${space.x6}` },
    [`${from('medium')} and ${below('large')}`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const title = sectionStyle({ fontWeight: font.weight.strong, textWrap: 'balance' });

export const ground = sectionStyle({
  blockSize: space.x3,
  borderBlockStart: `${pen.heavy} solid ${color.line.strong}`,
  backgroundImage: hatching,
});
