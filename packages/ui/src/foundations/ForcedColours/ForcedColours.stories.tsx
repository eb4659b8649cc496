import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { leadsByForm } from '../../components/Chart/Chart.fixtures.ts';
import { Chart } from '../../components/Chart/Chart.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { leads } from '../../components/DataTable/DataTable.fixtures.ts';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { fileField } from '../../components/FileField/FileField.fixtures.ts';
import { FileField } from '../../components/FileField/FileField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/**
 * The look for visitors whose system replaces all colors with a few of its own, as the contrast themes of Windows do.
 * Backgrounds and shadows disappear: each state shows by an edge, a shape, a texture or a system color.
 */
const meta = {
  title: 'Foundations/Forced colours',
  parameters: { visual: { widths: [960], medium: 'forced colours' } },
} satisfies Meta;
export default meta;

const field = { name: 'email', type: 'email', size: 'medium', autoComplete: 'off' } as const;
const funds = [
  { value: 'a', label: 'Spark Fund One' },
  { value: 'd', label: 'Flex Industrial' },
];

/** Each next to the states that it must be distinguishable from. */
export const States: StoryObj = {
  render: () => (
    <Grid>
      <GridItem columns="1-6">
        <Stack space="x6">
          <Inline space="x3">
            <Button>Send</Button>
            <Button variant="outline">Keep</Button>
            <Button disabled>Send</Button>
            <Button loading loadingLabel="Sending">
              Send
            </Button>
          </Inline>
          <TextField {...field} label="Email" defaultValue="ann@mail.example" />
          <TextField {...field} label="Email, wrong" defaultValue="ann@" errorText="Please enter an email address." />
          <TextField {...field} label="Email, disabled" defaultValue="ann@mail.example" disabled />
          <Inline space="x4">
            <Checkbox label="Off" />
            <Checkbox label="On" defaultChecked />
            <Checkbox label="Some" indeterminate />
            <Checkbox label="Disabled" defaultChecked disabled />
          </Inline>
          <Inline space="x4">
            <Switch label="Off" />
            <Switch label="On" defaultChecked />
            <Switch label="Disabled" defaultChecked disabled />
          </Inline>
          <RadioGroup label="Fund" name="fund" options={funds} defaultValue="a" />
          <Slider label="Amount" min={0} max={10} step={1} defaultValue={4} format={String} />
        </Stack>
      </GridItem>
      <GridItem columns="7-12">
        <Stack space="x6">
          <Tabs
            label="Lead"
            tabs={[
              { value: 'history', label: 'History', content: 'Came on November 21.' },
              { value: 'notes', label: 'Notes', content: 'None.' },
            ]}
          />
          <Inline space="x3">
            <Badge>New</Badge>
            <Badge tone="success">Delivered</Badge>
            <Badge tone="attention">Waits</Badge>
            <Badge tone="danger">Refused</Badge>
          </Inline>
          <Notice tone="attention" title="Two leads wait for the CRM">
            They are stored here.
          </Notice>
          <Progress label="Sending" value={0.6} valueText="60 %" />
          <FileField {...fileField} errorText="This image could not be read." />
          <DataTable
            label="Leads"
            columns={[
              { key: 'email', header: 'Email', cell: ({ email }) => email, sortable: true },
              { key: 'status', header: 'Status', cell: ({ status }) => status, narrow: true },
            ]}
            rows={leads.slice(0, 3)}
            onSortChange={() => {}}
            rowId={({ id }) => id}
            defaultSort={{ key: 'email', direction: 'ascending' }}
            selectLabel={({ email }) => `Select ${email}`}
            defaultSelected={['2']}
            whenNarrow="scroll"
          />
          <Chart {...leadsByForm} />
        </Stack>
      </GridItem>
      <GridItem columns="1-12">
        <Pagination label="Pages" page={2} pageCount={4} hrefFor={(page) => `#${page}`} />
      </GridItem>
    </Grid>
  ),
};
