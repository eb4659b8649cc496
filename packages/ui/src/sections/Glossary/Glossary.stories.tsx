import { glossary } from '@sponsor/content/glossary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glossary } from './Glossary.tsx';

const { heading, lede, indexLabel, sourceLabel } = glossary;
const letters = glossary.letters.slice(0, 3).map(({ letter, terms }) => ({
  letter,
  terms: terms.map(({ phrase: _phrase, ...term }) => term),
}));

const meta = {
  title: 'Sections/Glossary',
  component: Glossary,
  args: { heading, lede, indexLabel, sourceLabel, letters },
} satisfies Meta<typeof Glossary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    letters: [
      {
        letter: 'G',
        terms: [
          {
            id: 'pruefung',
            term: 'Gemeinschaftsverträglichkeitsprüfung',
            definition: 'A long word for a short look at the neighbours, and whether they would mind.',
          },
        ],
      },
    ],
  },
  parameters: { visual: { widths: [320] } },
};
