import { deck } from '@sponsor/content/deck';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { submitByKeyboard } from '../../internal/submit-by-keyboard.fixtures.ts';
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

/** Its fields are read-only while it is being sent. */
export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(form.firstNameLabel), 'Ann');
    await userEvent.type(canvas.getByLabelText(form.lastNameLabel), 'Lee');
    await userEvent.type(canvas.getByLabelText(form.emailLabel), 'ann@mail.example');
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName(form.submittingLabel);
    await submitByKeyboard(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toHaveAttribute('aria-disabled', 'true');
    }
  },
};
