import { projects } from '@sponsor/content/projects';
import { ProjectElevation } from '@sponsor/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectLedger } from './ProjectLedger.tsx';

const rows = projects.ledger.projects.map((project) => ({
  ...project,
  media: <ProjectElevation kind={project.kind} state={project.state} />,
}));
const known = rows.find(({ state }) => state === 'lost');

const meta = {
  title: 'Sections/ProjectLedger',
  component: ProjectLedger,
  args: { ...projects.ledger, heading: projects.heading, lede: projects.lede, projects: rows },
} satisfies Meta<typeof ProjectLedger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Long words, and a cost far below the budget. */
export const LongWords: Story = {
  args: {
    projects: known
      ? [
          known,
          {
            ...known,
            number: 128,
            state: 'built',
            name: 'Gemeinschaftsverträglichkeitsprüfung',
            owner: 'Gemeinschaftsverträglichkeitsgesellschaft',
            actualCents: 5_000_000_00,
          },
        ]
      : [],
  },
  parameters: { visual: { widths: [320, 768, 1280] } },
};
export const OnPaper: Story = { parameters: { visual: { medium: 'paper', widths: [768] } } };
export const ForcedColors: Story = { parameters: { visual: { medium: 'forced colours', widths: [1280] } } };
