import type { Meta, StoryObj } from '@storybook/react-vite';
import { eightReasons, fourValues } from './WhyInvest.fixtures.tsx';
import { WhyInvest } from './WhyInvest.tsx';
import { WhyInvestValues } from './WhyInvestValues.tsx';

const meta = {
  title: 'Sections/WhyInvest',
  component: WhyInvest,
  args: eightReasons,
} satisfies Meta<typeof WhyInvest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The description of the third value is open, as when the pointer rests on its picture. */
export const Described: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Local Business Value' }).focus();
    await canvas.findByRole('button', { name: 'Local Business Value', expanded: true });
  },
  parameters: { visual: { widths: [1024] } },
};
export const LongWords: Story = {
  args: {
    heading: 'Gemeinschaftsverträglichkeit',
    values: (
      <WhyInvestValues
        {...fourValues}
        cards={fourValues.cards.map((card, index) => ({ ...card, title: `Gemeinschaftsverträglichkeit ${index + 1}` }))}
      />
    ),
  },
  parameters: { visual: { widths: [320] } },
};
