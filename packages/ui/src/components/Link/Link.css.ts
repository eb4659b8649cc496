import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const link = recipe({
  base: inComponents({
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.line.control,
    textUnderlineOffset: '0.25em',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  variants: {
    variant: {
      text: {},
      standalone: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: `calc(${vars.space.x1} * 11)`,
        fontWeight: vars.font.weight.medium,
        textUnderlineOffset: '0.35em',
      }),
      plain: inComponents({
        textDecorationColor: 'transparent',
        selectors: { '&[aria-current]': { textDecorationColor: 'currentColor' } },
      }),
    },
  },
});
