import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  id: 'components-notice',
  component: Notice,
  args: { children: 'Leads from before March 2026 were imported without the page they came from.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = (
  <Stack>
    <Notice>Leads from before March 2026 were imported without the page they came from.</Notice>
    <Notice tone="success" title="Delivery works again">
      All 14 messages that waited have been delivered.
    </Notice>
    <Notice tone="attention" title="Three messages are quarantined">
      They were sent within two seconds of the page being opened. Nothing is delivered until somebody has looked at
      them.
    </Notice>
    <Notice tone="danger" title="The CRM does not answer">
      Nothing is lost: messages wait here and are sent as soon as it does.
    </Notice>
  </Stack>
);

export const Default: Story = {};
export const Tones: Story = { render: () => tones };
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'The leads could not be read',
    role: 'alert',
    children: 'The database did not answer within ten seconds.',
    action: (
      <Button variant="outline" size="small">
        Try again
      </Button>
    ),
  },
};
export const WithLink: Story = {
  args: {
    tone: 'attention',
    children: (
      <>
        Your recovery codes were last made two years ago. <Link href="/admin/account">Make new ones</Link>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    tone: 'danger',
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    children:
      'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example was refused three times.',
    action: <Button variant="outline">Send the message to the CRM once more</Button>,
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <Section surface="inverse" space="compact" component="div">
      {tones}
    </Section>
  ),
};
