import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { leadsByForm, manyLeads } from './Chart.fixtures.ts';
import { Chart } from './Chart.tsx';

const meta = {
  title: 'Components/Data/Chart',
  id: 'components-chart',
  component: Chart,
  parameters: { visual: { widths: [390, 960] } },
  args: leadsByForm,
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Parts of a whole: the series are stacked. */
export const Default: Story = {};

/** For comparison: each series starts at zero. */
export const Lines: Story = { args: { display: 'lines' } };

/** Tab reaches the last point, the arrow keys move from there; the figures are those of the point. */
export const ByKeyboard: Story = {
  parameters: { visual: { widths: [640] } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Nov 18\. Sign-up: 10, .*Total: 13$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^Nov 16/ })).toHaveFocus();
    await expect(canvas.getByText('Nov 16', { selector: 'figcaption *' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['11', '2', '0']);
  },
};
export const LinesByPointer: Story = {
  args: { display: 'lines' },
  parameters: { visual: { widths: [640] } },
  play: ({ canvas }) => userEvent.hover(canvas.getByRole('img', { name: /^Nov 13/ })),
};
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = await waitFor(() => canvas.getByRole('table', { name: leadsByForm.label }));
    const [, first] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent('Nov 94105');
  },
};
export const OneSeries: Story = { args: { series: leadsByForm.series.slice(0, 1) } };
export const OnePoint: Story = {
  args: {
    display: 'lines',
    label: 'Leads by form, November 18, 2026',
    points: ['Nov 18'],
    series: leadsByForm.series.map(({ label, values }) => ({ label, values: values.slice(-1) })),
  },
  parameters: { visual: { widths: [640] } },
};
export const NothingCounted: Story = {
  args: { series: leadsByForm.series.map(({ label, values }) => ({ label, values: values.map(() => 0) })) },
  parameters: { visual: { widths: [640] } },
};
/** A quarter of a year, and six series: each has its own texture, also on paper and in forced colors. */
export const Many: Story = { args: manyLeads };
export const ManyLines: Story = { args: { ...manyLeads, display: 'lines' } };
export const LongWords: Story = {
  args: {
    label: 'Interessentenzahlen nach Rindfleischetikettierungsaufgabenverwaltungskampagne',
    points: ['9. November 2026', '10. November 2026', '11. November 2026'],
    series: [
      { label: 'Donaudampfschifffahrtsgesellschaft', values: [1_204_311, 980_002, 1_731_008] },
      { label: 'Anmeldung', values: [400_000, 310_000, 290_000] },
    ],
    formatValue: (value) => value.toLocaleString('de-DE'),
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  args: manyLeads,
  parameters: { frame: 'none', visual: { widths: [960] } },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Chart {...args} points={args.points.slice(-14)} />
    </Section>
  ),
};
