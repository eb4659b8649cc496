import { signInCode } from '@sponsor/content/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SignInCode, type SignInCodeProps } from './SignInCode.tsx';

const meta = {
  title: 'Admin/SignInCode',
  component: SignInCode,
  parameters: { frame: 'none', visual: { widths: [390], height: 800 } },
  args: { ...entrance, texts: signInCode, onCode: fn<SignInCodeProps['onCode']>(async () => undefined), onAgain: fn() },
} satisfies Meta<typeof SignInCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A code that a password manager or a telephone offers goes into one field. */
export const ByKeyboard: Story = {
  parameters: { visual: { widths: [] } },
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText(signInCode.codeLabel);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('492806{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('492806');
  },
};

export const WrongCode: Story = {
  args: { onCode: fn<SignInCodeProps['onCode']>(async () => 'That code is not right.') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(signInCode.codeLabel), '492806{Enter}');
    await canvas.findByRole('alert');
  },
};
