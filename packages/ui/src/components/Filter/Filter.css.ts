import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

/** Hidden if filtering is impossible: on paper and in browsers without `:has()`, everything is shown. */
export const filter = style(
  inComponents({
    fontSize: type.size.small,
    lineHeight: type.leading.snug,
    '@media': { print: { display: 'none' } },
    '@supports': { 'not selector(:has(*))': { display: 'none' } },
  }),
);

export const legend = style(inComponents({ padding: 0, paddingBlockEnd: space.x3, fontWeight: font.weight.strong }));

export const options = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${space.x3} ${space.x6}` }));

export const option = style(inComponents({ display: 'flex', gap: space.x2 }));

/** As high as a target must be. */
export const label = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    minBlockSize: space.x6,
    cursor: 'pointer',
  }),
);

export const count = style(inComponents({ fontVariantNumeric: 'tabular-nums lining-nums', color: color.text.muted }));
