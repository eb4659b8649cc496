import { ProjectElevation } from '@sponsor/content/drawings';
import { projects } from '@sponsor/content/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ProjectLedger } from './ProjectLedger.tsx';

/** One of each kind and state, where the page has them all. */
const rows = projects.ledger.projects
  .filter(({ number }) => [1, 4, 5, 8, 9].includes(number))
  .map((project) => ({
    ...project,
    media: <ProjectElevation kind={project.kind} state={project.state} />,
  }));
const known = rows.find(({ state }) => state === 'lost');

const meta = {
  title: 'Sections/ProjectLedger',
  component: ProjectLedger,
  args: { ...projects.ledger, projects: rows },
} satisfies Meta<typeof ProjectLedger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a script, the browser alone hides the other rows. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    const lost = rows.filter(({ state }) => state === 'lost').length;
    await userEvent.click(canvas.getByRole('radio', { name: `Lost money ${lost}` }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(lost);
  },
};
/** Long words, and a cost far below the budget. */
export const LongWords: Story = {
  args: {
    projects: known
      ? [
          known,
          {
            ...known,
            what: structuredClone(known.what),
            number: 128,
            state: 'built',
            name: 'Gemeinschaftsverträglichkeitsprüfung',
            owner: 'Gemeinschaftsverträglichkeitsgesellschaft',
            actualCents: 5_000_000_00,
          },
        ]
      : [],
  },
  parameters: { visual: { widths: [320, 1280] } },
};
export const SecondBrand: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'lakefront' },
  parameters: { visual: { widths: [1280] } },
};
