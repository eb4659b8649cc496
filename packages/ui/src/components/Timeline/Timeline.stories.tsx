import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../primitives/Section/Section.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  id: 'components-timeline',
  component: Timeline,
  args: {
    events: [
      {
        id: '4',
        title: 'Delivered to the CRM',
        dateTime: '2026-11-21T14:08:00Z',
        dateText: 'Nov 21, 2026, 9:08 AM',
        content: 'At the third try.',
      },
      {
        id: '3',
        title: 'Refused by the CRM',
        dateTime: '2026-11-21T14:06:00Z',
        dateText: 'Nov 21, 2026, 9:06 AM',
        tone: 'danger',
        content: <Disclosure summary="What it answered">403: the form knows no field “investmentAmount”.</Disclosure>,
      },
      {
        id: '2',
        title: 'Agreed to be written to',
        dateTime: '2026-11-21T14:05:00Z',
        dateText: 'Nov 21, 2026, 9:05 AM',
      },
      {
        id: '1',
        title: 'Signed up',
        dateTime: '2026-11-21T14:05:00Z',
        dateText: 'Nov 21, 2026, 9:05 AM',
        content: 'On the landing page of the Regulation A fund, by a link in the newsletter of October.',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { parameters: { visual: { widths: [320] } } };
export const OneEvent: Story = { args: { events: meta.args.events.slice(-1) } };
export const LongWords: Story = {
  args: {
    events: meta.args.events.slice(1).map((event) => ({
      ...event,
      title: 'Rindfleischetikettierungsaufgabenverwaltungsbericht angefordert',
      content: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
    })),
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <Timeline {...args} />
    </Section>
  ),
};
