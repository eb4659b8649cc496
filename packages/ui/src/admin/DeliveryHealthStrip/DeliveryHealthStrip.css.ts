import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const strip = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.x6} ${vars.space.x4}`,
    marginBlockEnd: vars.space.x12,
    // In units of the reader's text size: with enlarged text, five columns would break "Connected" apart.
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5em, 100%), 1fr))' } },
  }),
);
