import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { submitByKeyboard } from '../../internal/submit-by-keyboard.fixtures.ts';
import type { SubmitCredentials } from '../CredentialsForm/CredentialsForm.tsx';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SignIn } from './SignIn.tsx';
import { signInTexts as texts } from './texts.ts';

const accept: SubmitCredentials = async () => undefined;

const meta = {
  title: 'Admin/SignIn',
  component: SignIn,
  parameters: { frame: 'none', visual: { widths: [390, 768, 1280], height: 800 } },
  args: { ...entrance, onSignIn: accept, onForgotten: () => {} },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(texts.emailLabel), 'morgan.reyes@example.com');
  await userEvent.type(canvas.getByLabelText(texts.passwordLabel), 'limestone courses');
};

export const Default: Story = {};

export const WrongPassword: Story = {
  args: { onSignIn: async () => 'That email address and password do not match.' },
  play: async (context) => {
    await fill(context);
    await userEvent.click(context.canvas.getByRole('button', { name: texts.submit }));
    await context.canvas.findByRole('alert');
  },
};

export const Submitting: Story = {
  args: { onSignIn: fn(() => new Promise<undefined>(() => {})) },
  play: async (context) => {
    await fill(context);
    await submitByKeyboard(context.canvas.getByRole('button', { name: texts.submit }));
    await submitByKeyboard(await context.canvas.findByRole('button', { name: texts.submitting }));
    await expect(context.args.onSignIn).toHaveBeenCalledOnce();
  },
};
