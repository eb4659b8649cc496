import type { Meta, StoryObj } from '@storybook/react-vite';
import { webinarCall } from './WebinarCall.fixtures.tsx';
import { WebinarCall } from './WebinarCall.tsx';

const meta = {
  title: 'Sections/WebinarCall',
  component: WebinarCall,
  args: webinarCall,
} satisfies Meta<typeof WebinarCall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { heading: 'Beteiligungsabwicklungsverfahren in Bild und Ton' },
  parameters: { visual: { widths: [320] } },
};
