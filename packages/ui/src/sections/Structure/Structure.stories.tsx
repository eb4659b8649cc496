import { about } from '@sponsor/content/about';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Structure } from './Structure.tsx';

const meta = {
  title: 'Sections/Structure',
  component: Structure,
  args: about.structure,
} satisfies Meta<typeof Structure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    parent: {
      name: 'Grundstücksverwaltungsgesellschaft',
      role: ['Muttergesellschaft'],
      kind: 'company',
      parts: [
        { name: 'Wohnungsbaugenossenschaft', role: ['Projektentwicklung'], kind: 'company' },
        {
          name: 'Kapitalanlagegesellschaft',
          role: ['Mittelbeschaffung'],
          kind: 'company',
          parts: [
            { name: 'Immobilienbeteiligungsfonds', role: ['Erste Beteiligung'], kind: 'fund' },
            { name: 'Gewerbeimmobilienfonds', role: ['Zweite Beteiligung'], kind: 'fund' },
          ],
        },
      ],
    },
  },
  parameters: { visual: { widths: [320, 768] } },
};
