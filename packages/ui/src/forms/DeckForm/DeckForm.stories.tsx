import { deck } from '@sponsor/content/deck';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeckForm } from './DeckForm.tsx';

const { form } = deck;

const meta = {
  title: 'Forms/DeckForm',
  component: DeckForm,
  args: {
    action: '/functions/v1/submit-hubspot-lead',
    texts: form,
    onSubmit: fn(async () => {}),
    onSuccess: fn(),
    onFailure: fn(),
  },
  parameters: { visual: { widths: [480] } },
} satisfies Meta<typeof DeckForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing in it can be changed while the answer is awaited. */
export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(form.firstNameLabel), 'Ann');
    await userEvent.type(canvas.getByLabelText(form.lastNameLabel), 'Lee');
    await userEvent.type(canvas.getByLabelText(form.emailLabel), 'ann@mail.example');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: form.submittingLabel })).toBeDisabled();
    await expect(canvas.getByLabelText(form.emailLabel)).toBeDisabled();
  },
};
