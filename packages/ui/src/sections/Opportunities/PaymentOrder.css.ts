import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { hatching, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space } = vars;

export const figure = style(inSections({ display: 'grid', gap: space.x4 }));

export const house = style(inSections({ display: 'grid' }));

/** The eaves project a little over the walls. */
export const roof = style(
  inSections({
    inlineSize: '100%',
    blockSize: space.x12,
    overflow: 'visible',
    strokeLinejoin: 'round',
  }),
);

const line = { stroke: color.line.strong, vectorEffect: 'non-scaling-stroke' } as const;

export const gable = style(inSections({ ...line, fill: color.surface.tint, strokeWidth: pen.thin }));
export const eaves = style(inSections({ ...line, fill: 'none', strokeWidth: pen.medium }));

/** From the ground up: the first floor of the list is the lowest of the house. */
export const floors = style(
  inSections({
    display: 'flex',
    flexDirection: 'column-reverse',
    marginInline: '1.5%',
    border: `${pen.medium} solid ${color.line.strong}`,
    borderBlockEnd: 0,
  }),
);

export const floor = style(
  inSections({
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
  }),
);

export const title = style(inSections({ fontWeight: font.weight.strong, textWrap: 'balance' }));

export const ground = style(
  inSections({
    blockSize: space.x3,
    borderBlockStart: `${pen.heavy} solid ${color.line.strong}`,
    backgroundImage: hatching,
  }),
);
