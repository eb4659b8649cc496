import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { type ControlStates, StateBoard } from './StateBoard.tsx';

/**
 * Every control in every state. A pressed control looks like a hovered one. An invalid field and a busy button also say
 * so in words: color is never the only sign of a state.
 */
const meta = {
  title: 'Foundations/States',
  parameters: { frame: 'none', visual: { widths: [1280] } },
} satisfies Meta;
export default meta;

const email = { label: 'Email', name: 'email', type: 'email', size: 'medium', autoComplete: 'off' } as const;
const amount = { label: 'Amount', name: 'amount', placeholder: 'Choose', options: ['Up to $50,000', 'More'] };
const fund = {
  label: 'Fund',
  name: 'fund',
  options: [
    { value: 'a', label: 'Spark Fund One' },
    { value: 'd', label: 'Flex Industrial' },
  ],
};
const views = [
  { value: 'history', label: 'History', content: <Text size="small">Came on November 21.</Text> },
  { value: 'notes', label: 'Notes', content: <Text size="small">None.</Text> },
];

const controls: readonly ControlStates[] = [
  {
    name: 'Button, solid',
    rest: () => <Button>Send</Button>,
    others: {
      Disabled: <Button disabled>Send</Button>,
      Busy: (
        <Button loading loadingLabel="Sending">
          Send
        </Button>
      ),
    },
  },
  {
    name: 'Button, outline',
    rest: () => <Button variant="outline">Keep</Button>,
    others: {
      Disabled: (
        <Button variant="outline" disabled>
          Keep
        </Button>
      ),
      Busy: (
        <Button variant="outline" loading loadingLabel="Keeping">
          Keep
        </Button>
      ),
    },
  },
  {
    name: 'IconButton',
    rest: () => <IconButton icon="next" label="Next slide" />,
    others: { Disabled: <IconButton icon="next" label="Next slide" disabled /> },
  },
  { name: 'Link', rest: () => <Link href="#portfolio">See the portfolio</Link>, others: {} },
  {
    name: 'TextField',
    rest: () => <TextField {...email} defaultValue="ann@a.example" />,
    others: {
      Disabled: <TextField {...email} defaultValue="ann@a.example" disabled />,
      Busy: <TextField {...email} defaultValue="ann@a.example" busy />,
      Wrong: <TextField {...email} defaultValue="ann@" errorText="Please enter an email address." />,
    },
  },
  {
    name: 'Select',
    rest: () => <Select {...amount} />,
    others: {
      Wrong: <Select {...amount} errorText="Please choose one." />,
    },
  },
  {
    name: 'Checkbox',
    rest: () => <Checkbox label="Write to me" />,
    others: {
      Chosen: <Checkbox label="Write to me" defaultChecked />,
      Disabled: <Checkbox label="Write to me" disabled />,
      Wrong: <Checkbox label="Write to me" errorText="Please tick this to go on." />,
    },
  },
  {
    name: 'RadioGroup',
    rest: () => <RadioGroup {...fund} />,
    others: {
      Chosen: <RadioGroup {...fund} defaultValue="a" />,
      Disabled: <RadioGroup {...fund} options={fund.options.map((option) => ({ ...option, disabled: true }))} />,
      Wrong: <RadioGroup {...fund} errorText="Please choose one." />,
    },
  },
  {
    name: 'Switch',
    rest: () => <Switch label="Letters" />,
    others: {
      On: <Switch label="Letters" defaultChecked />,
      Disabled: <Switch label="Letters" disabled />,
      Wrong: <Switch label="Letters" errorText="This could not be saved." />,
    },
  },
  {
    name: 'Tabs, the second',
    rest: () => <Tabs label="Lead" tabs={views} />,
    others: { Chosen: <Tabs label="Lead" tabs={views} defaultValue="notes" /> },
    target: '[role=tab]:last-child',
    wide: true,
  },
  {
    name: 'Pagination, the way back',
    rest: (state) => (
      <Pagination label={`Pages, ${state}`} page={2} pageCount={3} hrefFor={(page) => `#page-${page}`} />
    ),
    others: {
      'At its end': <Pagination label="Pages, first" page={1} pageCount={3} hrefFor={(page) => `#page-${page}`} />,
    },
    wide: true,
  },
];

export const OnPage: StoryObj = {
  render: () => (
    <Section component="div" space="compact">
      <StateBoard controls={controls} />
    </Section>
  ),
};

export const OnInverse: StoryObj = {
  render: () => (
    <Section component="div" space="compact" surface="inverse">
      <StateBoard controls={controls} />
    </Section>
  ),
};
