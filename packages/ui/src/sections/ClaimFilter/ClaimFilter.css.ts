import { globalStyle, style } from '@vanilla-extract/css';
import { filterBar } from '../../components/Filter/filter-bar.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const filtered = style({});

export const bar = style(inSections({ ...filterBar, paddingBlockStart: space.x6 }));

// Hides a topic or a note when all of its claims are hidden.
for (const kind of ['fact', 'term', 'target', 'withdrawn']) {
  globalStyle(
    `${filtered}:has([value=${kind}]:checked) :is(section, [data-group], [data-kind]):not([data-kind=${kind}], :has([data-kind=${kind}]))`,
    { '@media': { screen: { '@layer': { [layers.sections]: { display: 'none' } } } } },
  );
}
