import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AssistantLauncher } from './AssistantLauncher.tsx';

const meta = {
  title: 'Components/Actions/AssistantLauncher',
  id: 'components-assistantlauncher',
  component: AssistantLauncher,
  args: {
    openLabel: 'Ask the assistant',
    notice: 'AI assistant. Audio is recorded by [Vendor]; what it says is not investment advice.',
    startLabel: 'Start talking',
    closeLabel: 'Not now',
    children: <span data-agent-id="agent-1" />,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '220px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { widths: [390], height: 320 } },
} satisfies Meta<typeof AssistantLauncher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onStart: fn() } };

/** After one press: it says who listens before any code is loaded. */
export const Open: Story = {
  args: { onStart: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/Audio is recorded/);
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

/** The focus moves to the assistant, even before its script has loaded. */
export const Started: Story = {
  args: { onStart: fn() },
  parameters: { visual: { widths: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start talking' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Ask the assistant' })).toHaveFocus();
  },
};

/** For a visitor who does not want to be recorded. */
export const KeptOff: Story = {
  args: { notice: 'Your privacy choices keep the assistant off: it records what you say.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant' }));
    await expect(canvas.queryByRole('button', { name: 'Start talking' })).toBeNull();
  },
};
