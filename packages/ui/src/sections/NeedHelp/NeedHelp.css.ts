import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

export const words = style(
  inSections({
    display: 'grid',
    gap: space.x4,
    alignContent: 'center',
    blockSize: '100%',
  }),
);

export const actions = style(
  inSections({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x2} ${space.x6}` }),
);

export const questions = style(inSections({ borderBlockStart: `1px solid ${color.line.strong}` }));

export const question = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x1} ${space.x6}`,
    paddingBlock: space.x4,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  }),
);

export const asked = style(inSections({ fontWeight: font.weight.strong }));
