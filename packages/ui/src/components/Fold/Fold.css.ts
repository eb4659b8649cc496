import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

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

export const summary = style(
  inComponents({
    inlineSize: 'fit-content',
    minBlockSize: vars.space.x6,
    paddingBlock: vars.space.x2,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.default,
    cursor: 'pointer',
    selectors: { [`${fold}[open] > &`]: { marginBlockEnd: vars.space.x3 } },
    '@supports': { [canUnfold]: { '@media': { [unfolded]: { display: 'none' } } } },
  }),
);
