import { home } from '@sponsor/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatBand } from './StatBand.tsx';

const meta = {
  title: 'Sections/StatBand',
  component: StatBand,
  args: home.whoWeAre,
} satisfies Meta<typeof StatBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    heading: 'Unternehmensgeschichte',
    mission:
      'Wohnungsbaugenossenschaften und Grundstücksverwaltungsgesellschaften bauen bezahlbare Seniorenwohnanlagen.',
    kinds: [{ term: 'Seniorenwohngemeinschaften', description: 'Gemeinschaftsverträglichkeitsprüfung' }],
  },
  parameters: { visual: { widths: [320, 768] } },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
