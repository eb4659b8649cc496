import type { Meta, StoryObj } from '@storybook/react-vite';
import { changed, topics, words } from './ClaimRegister.fixtures.ts';
import { ClaimRegister } from './ClaimRegister.tsx';

const meta = {
  title: 'Sections/ClaimRegister',
  component: ClaimRegister,
  args: {
    heading: 'The fund',
    notes: changed,
    ...words,
  },
} satisfies Meta<typeof ClaimRegister>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One claim has had three wordings, on days that are known but for one. */
export const Default: Story = {};
/** Targets of the sample, and what is not said any more. */
export const Withdrawn: Story = { args: { ...topics['targets'] } };
/** Facts whose source and day are still owed. */
export const Owed: Story = { args: { ...topics['buildings'] } };
export const LongWords: Story = {
  args: {
    heading: 'Gemeinschaftsverträglichkeitsprüfung',
    notes: changed.slice(0, 1),
    kinds: { fact: 'Sachverhalt', term: 'Beteiligungsbedingung', target: 'Zielsetzung' },
  },
  parameters: { visual: { widths: [320] } },
};
