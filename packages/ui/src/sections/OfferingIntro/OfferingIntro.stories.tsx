import { regulationDInvest } from '@sponsor/content/regulation-d-invest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferingIntro } from './OfferingIntro.tsx';

const meta = {
  title: 'Sections/OfferingIntro',
  component: OfferingIntro,
  args: regulationDInvest.intro,
} satisfies Meta<typeof OfferingIntro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
