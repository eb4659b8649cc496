import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../tokens/contract.css.ts';
import { resolveTheme } from '../../tokens/resolve-theme.ts';
import { brandOf } from '../brand-of.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import { bar } from './Spacing.css.ts';

/** Ten steps of one unit, named by their number of units. Layout primitives take a step, not a length. */
const meta = { title: 'Foundations/Spacing' } satisfies Meta;
export default meta;

type Story = StoryObj;

const between = ({ min, max }: { min: number; max: number }) => `${min}\u00a0px to ${max}\u00a0px`;

export const Steps: Story = {
  render: (_, { globals }) => {
    const { space } = resolveTheme(brandOf(globals['theme']));
    return (
      <FoundationTable
        caption="Steps of space"
        columns={['Step', 'Value', 'Looks']}
        rows={Object.entries(vars.space).map(([name, inlineSize]) => ({
          name,
          cells: [new Map(Object.entries(space)).get(name), <div key="bar" className={bar} style={{ inlineSize }} />],
        }))}
      />
    );
  },
};

export const PageRhythm: Story = {
  render: (_, { globals }) => {
    const { layout } = brandOf(globals['theme']);
    return (
      <FoundationTable
        caption="Rhythm of a page"
        columns={['Token', 'Value', 'What it is for']}
        rows={[
          { name: 'layout.section', cells: [between(layout.section), 'Above and below the content of a section'] },
          { name: 'layout.gutter', cells: [between(layout.gutter), 'Between the content and the edge of the window'] },
          {
            name: 'layout.container',
            cells: [`${layout.container}\u00a0px`, 'The widest a page gets, gutters included'],
          },
          { name: 'layout.measure', cells: [`${layout.measure}\u00a0em`, 'The longest line of running text'] },
        ]}
      />
    );
  },
};
