import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevation } from '../../components/Picture/Picture.fixtures.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { problemAndSolution } from './ProblemSolution.fixtures.tsx';
import { ProblemSolution } from './ProblemSolution.tsx';

const meta = {
  title: 'Sections/ProblemSolution',
  component: ProblemSolution,
  args: problemAndSolution,
} satisfies Meta<typeof ProblemSolution>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { drawings: ['1280', '768.forced-colours'] } },
};
/** Pictures that staff put in place of two drawings; the stations of the rent are then below theirs. */
export const Pictures: Story = {
  args: {
    problem: {
      ...problemAndSolution.problem,
      smallBay: {
        ...problemAndSolution.problem.smallBay,
        picture: <Picture {...elevation} fill focus={{ x: 20, y: 60 }} />,
      },
    },
    solution: { ...problemAndSolution.solution, picture: <Picture {...elevation} fill /> },
  },
  parameters: { visual: { widths: [1280] } },
};
export const LongWords: Story = {
  args: {
    problem: { ...problemAndSolution.problem, heading: 'Grundstücksverwaltungsgesellschaften bauen zu wenig' },
    solution: { ...problemAndSolution.solution, heading: 'Seniorenwohnanlagen und Gewerbehöfe' },
  },
  parameters: { visual: { widths: [320] } },
};
