import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { submitByKeyboard } from '../../internal/submit-by-keyboard.fixtures.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  title: 'Forms/SignUpForm',
  component: SignUpForm,
  args: {
    action: '/api/forms/sign-up/submissions',
    texts: signUp.form,
    onSubmit: fn(async () => {}),
    onSuccess: fn(),
    onFailure: fn(),
  },
  parameters: { visual: { widths: [390, 640] } },
} satisfies Meta<typeof SignUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const address = 'ann@mail.example';

export const Default: Story = {};

/** Pressed with an empty field: the browser asks for the address, and nothing is sent. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(signUp.form.emailLabel)).toBeInvalid();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    const width = button.offsetWidth;
    await userEvent.type(canvas.getByLabelText(signUp.form.emailLabel), address);
    await submitByKeyboard(button);
    await expect(button).toHaveAccessibleName(signUp.form.submittingLabel);
    await expect(button.offsetWidth).toBe(width);
    await submitByKeyboard(button);
    await userEvent.type(canvas.getByLabelText(signUp.form.emailLabel), '{Enter}');
    await expect(canvas.getByLabelText(signUp.form.emailLabel)).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The field is empty again; the page reports the success. */
export const Succeeded: Story = {
  // The second of two clicks comes long before the response.
  args: { onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(signUp.form.emailLabel), address);
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: address }, expect.anything());
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText(signUp.form.emailLabel)).toHaveValue('');
  },
};

/** The field keeps the address for another attempt. */
export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(signUp.form.emailLabel), `${address}{Enter}`);
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(signUp.form.emailLabel)).toHaveValue(address);
    await expect(canvas.getByRole('button', { name: signUp.form.submitLabel })).not.toHaveAttribute('aria-disabled');
  },
};

export const Inverse: Story = {
  parameters: { frame: 'none' },
  decorators: (StoryInside) => (
    <Section surface="inverse" space="compact" component="div">
      <StoryInside />
    </Section>
  ),
};
