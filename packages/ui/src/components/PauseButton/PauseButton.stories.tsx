import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PauseButton } from './PauseButton.tsx';

const meta = {
  title: 'Components/Actions/PauseButton',
  id: 'components-pausebutton',
  component: PauseButton,
  args: { pauseLabel: 'Pause the portfolio', playLabel: 'Play the portfolio' },
} satisfies Meta<typeof PauseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Inline>
      <PauseButton {...args} playing />
      <PauseButton {...args} playing={false} />
    </Inline>
  ),
};
