import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

const row = (least: string) =>
  style(
    inComponents({
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
      gap: `${space.x6} ${space.x8}`,
    }),
  );

export const states = row(`calc(${space.x32} * 1.2)`);
export const wideStates = row(`calc(${space.x32} * 2.4)`);

export const state = style(
  inComponents({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.x3 }),
);

/** As wide as its container, as fields are. */
export const control = style(inComponents({ inlineSize: '100%' }));
