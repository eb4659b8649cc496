import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const base = style(
  inComponents({
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.line.control,
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);

export const link = styleVariants({
  text: [base],
  standalone: [
    base,
    inComponents({
      // A block of lines, so that the new-tab mark follows the last word of several lines.
      display: 'inline-block',
      paddingBlock: `calc((${vars.space.x1} * 11 - 1lh) / 2)`,
      fontWeight: vars.font.weight.medium,
      textUnderlineOffset: '0.35em',
    }),
  ],
  plain: [
    base,
    inComponents({
      textDecorationColor: 'transparent',
      selectors: { '&[aria-current]': { textDecorationColor: 'currentColor' } },
    }),
  ],
});
