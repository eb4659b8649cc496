import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Content/Panel',
  id: 'components-panel',
  component: Panel,
  args: {
    heading: 'Get the deck',
    headingLevel: 2,
    introduction: 'We send it to the address you give, and write to you once more after a week.',
    children: (
      <Stack space="x4">
        <TextField label="Email" name="email" type="email" autoComplete="email" size="medium" />
        <Button type="submit">Send me the deck</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: { heading: 'Grundstücksverwaltungsgesellschaftsunterlagen anfordern' },
  parameters: { visual: { widths: [320] } },
};
