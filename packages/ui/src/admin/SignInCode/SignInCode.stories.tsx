import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SignInCode, type SignInCodeProps } from './SignInCode.tsx';
import { signInCodeTexts as texts } from './texts.ts';

const meta: Meta<SignInCodeProps> = {
  title: 'Admin/SignInCode',
  component: SignInCode,
  parameters: { frame: 'none', visual: { widths: [390], height: 800 } },
  args: { ...entrance, onCode: fn(async () => undefined), onAgain: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A passkey is offered first, because it cannot be phished. */
export const WithAPasskey: Story = {
  args: { onPasskey: fn(async () => undefined) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: texts.passkey.submit });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

/** An account without an authenticator needs no code. */
export const PasskeyAlone: Story = {
  parameters: { visual: { widths: [] } },
  args: { onCode: undefined, onPasskey: fn(async () => 'The passkey was not used.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(texts.codeLabel)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.passkey.submit }));
    await canvas.findByRole('alert');
  },
};

/** A code offered by a password manager or a phone fills one field. */
export const ByKeyboard: Story = {
  parameters: { visual: { widths: [] } },
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText(texts.codeLabel);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('492806{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('492806');
  },
};

export const WrongCode: Story = {
  args: { onCode: fn(async () => 'That code is not correct.') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.codeLabel), '492806{Enter}');
    await canvas.findByRole('alert');
  },
};
