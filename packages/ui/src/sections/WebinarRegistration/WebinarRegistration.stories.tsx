import type { Meta, StoryObj } from '@storybook/react-vite';
import { regulationAWebinar, regulationDWebinar } from './WebinarRegistration.fixtures.tsx';
import { WebinarRegistration } from './WebinarRegistration.tsx';

const meta = {
  title: 'Sections/WebinarRegistration',
  component: WebinarRegistration,
  args: regulationDWebinar,
  parameters: { visual: { widths: [390, 1440] } },
} satisfies Meta<typeof WebinarRegistration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RegulationA: Story = { args: regulationAWebinar, parameters: { visual: { widths: [] } } };
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
