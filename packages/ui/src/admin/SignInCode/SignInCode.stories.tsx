import { signInCode } from '@sponsor/content/sign-in';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SignInCode, type SignInCodeProps } from './SignInCode.tsx';

const meta = {
  title: 'Admin/SignInCode',
  component: SignInCode,
  parameters: { visual: { widths: [390], height: 800 } },
  args: { ...entrance, texts: signInCode, onCode: fn<SignInCodeProps['onCode']>(async () => undefined), onAgain: fn() },
} satisfies Meta<typeof SignInCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: a code that a password manager or a telephone offers goes into one field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText(signInCode.codeLabel);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '492806{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('492806');
    await userEvent.clear(code);
    code.blur();
  },
};

export const WrongCode: Story = {
  args: { onCode: fn<SignInCodeProps['onCode']>(async () => 'That code is not right.') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(signInCode.codeLabel), '492806{Enter}');
    await canvas.findByRole('alert');
  },
};
