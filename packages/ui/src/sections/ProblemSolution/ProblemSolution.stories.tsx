import type { Meta, StoryObj } from '@storybook/react-vite';
import { problemAndSolution } from './ProblemSolution.fixtures.tsx';
import { ProblemSolution } from './ProblemSolution.tsx';

const meta = {
  title: 'Sections/ProblemSolution',
  component: ProblemSolution,
  args: problemAndSolution,
  parameters: { visual: { widths: [390, 768, 1024, 1280] } },
} satisfies Meta<typeof ProblemSolution>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    problem: { ...problemAndSolution.problem, heading: 'Grundstücksverwaltungsgesellschaften bauen zu wenig' },
    solution: { ...problemAndSolution.solution, heading: 'Seniorenwohnanlagen und Gewerbehöfe' },
  },
  parameters: { visual: { widths: [320, 1920] } },
};
