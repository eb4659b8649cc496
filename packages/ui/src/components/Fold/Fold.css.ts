import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { markedSummary } from '../Disclosure/DisclosureMark.css.ts';

const unfolded = `${from('medium')}, print`;
const canUnfold = 'selector(::details-content)';

export const fold = style(
  inComponents({
    '@supports': {
      [canUnfold]: {
        '@media': {
          [unfolded]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
        },
      },
    },
  }),
);

export const summary = style([
  markedSummary,
  inComponents({
    paddingBlock: vars.space.x2,
    color: vars.color.text.default,
    selectors: { [`${fold}[open] > &`]: { marginBlockEnd: vars.space.x3 } },
    '@supports': { [canUnfold]: { '@media': { [unfolded]: { display: 'none' } } } },
  }),
]);
