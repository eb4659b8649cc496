import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Try again' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus({ focusVisible: true }) };

/** Both have the same width: the busy one reserves the space of the longer label. */
export const Loading: Story = {
  render: () => (
    <Inline>
      <Button loading={false} loadingLabel="Submitting...">
        Get Started Now
      </Button>
      <Button loading loadingLabel="Submitting...">
        Get Started Now
      </Button>
    </Inline>
  ),
};
/** Here the loading label is the longer one. */
export const LoadingShortLabel: Story = {
  render: () => (
    <Inline>
      <Button loading={false} loadingLabel="Signing in...">
        Go
      </Button>
      <Button loading loadingLabel="Signing in...">
        Go
      </Button>
    </Inline>
  ),
};
export const LongWords: Story = {
  args: { children: 'Download the confidential private placement memorandum of the Regulation D fund as a document' },
  parameters: { visual: { widths: [320] } },
};
/** A word breaks only if it is longer than all the available space. */
export const LongerThanTheWindow: Story = {
  render: () => (
    <Inline>
      <Button>Grundstücksverkehrsgenehmigungszuständigkeit</Button>
      <Button loading loadingLabel="Grundstücksverkehrsgenehmigung wird geprüft">
        Prüfen
      </Button>
      <Button variant="outline">Zurück</Button>
      <Button variant="outline">Weiter</Button>
    </Inline>
  ),
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      <Inline>
        <Button>Invest Now</Button>
        <Button variant="outline">Ask us</Button>
        <Button disabled>Closed</Button>
        <Button loading loadingLabel="Sending...">
          Send
        </Button>
      </Inline>
    </Section>
  ),
};
