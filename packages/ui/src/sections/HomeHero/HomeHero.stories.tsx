import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeHero } from './HomeHero.fixtures.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Sections/HomeHero',
  component: HomeHero,
  args: homeHero,
  parameters: { visual: { widths: [390, 1024, 1440, 1920] } },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

const { secondaryAction: _second, ...oneAction } = homeHero;

export const Default: Story = {
  parameters: { visual: { drawings: ['1440'] } },
};
export const WithoutSecondAction: Story = {
  render: () => <HomeHero {...oneAction} />,
  parameters: { visual: { widths: [390, 1440] } },
};
export const LongWords: Story = {
  args: { heading: 'Grundstücksverwaltungsgesellschaften zahlen Mieteinnahmen monatlich aus' },
  parameters: { visual: { widths: [320] } },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
