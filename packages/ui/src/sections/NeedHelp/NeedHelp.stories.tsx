import { chooser } from '@sponsor/content/chooser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NeedHelp } from './NeedHelp.tsx';

const meta = {
  title: 'Sections/NeedHelp',
  component: NeedHelp,
  args: { ...chooser.needHelp, phone: { label: '(317) 555-0100', href: 'tel:+13175550100' } },
} satisfies Meta<typeof NeedHelp>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
