import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const fields = [
  { fieldId: 'name', message: 'Name must be at least 2 characters.' },
  { fieldId: 'email', message: 'Please enter a valid email address.' },
  { fieldId: 'message', message: 'Message must be at least 10 characters.' },
];

const meta = {
  title: 'Components/Fields/ErrorSummary',
  id: 'components-errorsummary',
  component: ErrorSummary,
  args: { headingLevel: 2, problems: fields, submitCount: 0 },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('group').focus({ focusVisible: true }),
};
/** A sentence links to its field. */
export const LeadsToTheField: Story = {
  parameters: { visual: { widths: [] } },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {fields.map(({ fieldId }) => (
        <TextField key={fieldId} id={fieldId} name={fieldId} label={fieldId} autoComplete="off" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: fields[1]?.message ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'email' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    problems: [
      ...fields,
      {
        fieldId: 'address',
        message: 'This address was already used for another account. Sign in with it, or enter a different one here.',
      },
    ],
  },
  parameters: { visual: { widths: [320] } },
};
export const Inverse: Story = {
  parameters: { frame: 'none' },
  decorators: (StoryInside) => (
    <Section surface="inverse" space="compact" component="div">
      <StoryInside />
    </Section>
  ),
};
