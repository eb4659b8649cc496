import { whatWeSaid } from '@sponsor/content/what-we-said';
import type { RegisteredTopic } from '@sponsor/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { topics as allTopics, words } from '../ClaimRegister/ClaimRegister.fixtures.ts';
import { ClaimRegister } from '../ClaimRegister/ClaimRegister.tsx';
import { ClaimFilter } from './ClaimFilter.tsx';

/** One claim per note, where the page has them all. */
const shorten = (topic: RegisteredTopic): RegisteredTopic => ({
  ...topic,
  notes: topic.notes.map(({ note, claims }) => ({ note, claims: claims.slice(0, 1) })),
});

const topics = ['targets', 'buildings'].flatMap((id): readonly RegisteredTopic[] =>
  allTopics[id] ? [shorten(allTopics[id])] : [],
);
const { filter, kinds, withdrawnHeading, file } = whatWeSaid;

const meta = {
  title: 'Sections/ClaimFilter',
  component: ClaimFilter,
  args: {
    ...filter,
    kinds,
    withdrawnLabel: withdrawnHeading,
    topics,
    file,
    children: topics.map((topic) => <ClaimRegister key={topic.id} {...words} {...topic} />),
  },
} satisfies Meta<typeof ClaimFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A topic without a claim of the kind is hidden with its heading. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Target/ }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: withdrawnHeading })).toBeNull();
  },
};
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${withdrawnHeading}`) }));
    await expect(canvas.getByRole('heading', { name: withdrawnHeading })).toBeVisible();
    await expect(canvas.queryAllByRole('term')).toEqual([]);
  },
};
export const OnPaper: Story = {
  ...Filtered,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('radio', { name: /^Target/ })),
  parameters: { visual: { medium: 'paper', widths: [768] } },
};
