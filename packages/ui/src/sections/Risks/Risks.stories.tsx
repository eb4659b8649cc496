import type { Meta, StoryObj } from '@storybook/react-vite';
import { eightRisks, ofPlacement } from './Risks.fixtures.ts';
import { Risks } from './Risks.tsx';

const meta = {
  title: 'Sections/Risks',
  component: Risks,
  args: eightRisks,
} satisfies Meta<typeof Risks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The risks of a placement with a memorandum on the same site. */
export const Placement: Story = {
  args: ofPlacement,
};
export const LongWords: Story = {
  args: {
    heading: 'Gemeinschaftsverträglichkeit',
    points: eightRisks.points.map((point, index) => ({ ...point, title: `Gemeinschaftsverträglichkeit ${index + 1}` })),
  },
  parameters: { visual: { widths: [320, 1024] } },
};
