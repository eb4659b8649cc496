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

/** One claim with three wordings, all but one with known days. */
export const Default: Story = {};
/** The sample's targets, and withdrawn claims. */
export const Withdrawn: Story = { args: { ...topics['targets'] } };
/** Facts whose source and day are still missing. */
export const Owed: Story = { args: { ...topics['buildings'] } };
export const LongWords: Story = {
  args: {
    heading: 'Gemeinschaftsverträglichkeitsprüfung',
    notes: changed.slice(0, 1),
    kinds: { fact: 'Sachverhalt', term: 'Beteiligungsbedingung', target: 'Zielsetzung' },
  },
  parameters: { visual: { widths: [320] } },
};
