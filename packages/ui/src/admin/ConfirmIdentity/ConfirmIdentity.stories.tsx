import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmIdentity, type ConfirmIdentityProps } from './ConfirmIdentity.tsx';
import { confirmIdentityTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/ConfirmIdentity',
  component: ConfirmIdentity,
  parameters: { visual: { widths: [390, 1280], height: 800 } },
  args: {
    open: true,
    email: 'm.reyes@example.com',
    code: true,
    passkey: false,
    onConfirm: fn<ConfirmIdentityProps['onConfirm']>(async () => undefined),
    onPasskey: fn<ConfirmIdentityProps['onPasskey']>(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmIdentity>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = () => screen.getByLabelText(texts.passwordLabel, { selector: 'input' });

export const Default: Story = {
  play: async ({ args }) => {
    await expect(password()).toHaveFocus();
    await userEvent.type(password(), 'limestone courses');
    await userEvent.type(screen.getByLabelText(texts.codeLabel), '492806{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ password: 'limestone courses', code: '492806' });
  },
};

export const PasswordAlone: Story = {
  parameters: { visual: { widths: [] } },
  args: { code: false },
  play: async ({ args }) => {
    await userEvent.type(password(), 'limestone courses{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ password: 'limestone courses' });
    await userEvent.click(screen.getByRole('button', { name: texts.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The passkey comes first; the code is one press away for someone who does not have it here. */
export const WithAPasskey: Story = {
  args: { passkey: true },
  play: async ({ args }) => {
    await userEvent.type(password(), 'limestone courses{Enter}');
    await expect(args.onPasskey).toHaveBeenCalledWith('limestone courses');
    await expect(screen.queryByLabelText(texts.codeLabel)).toBeNull();
  },
};

export const CodeInPlaceOfThePasskey: Story = {
  parameters: { visual: { widths: [] } },
  args: { passkey: true },
  play: async ({ args }) => {
    await userEvent.type(password(), 'limestone courses');
    await userEvent.click(screen.getByRole('button', { name: texts.useCode }));
    await expect(screen.getByLabelText(texts.codeLabel)).toHaveFocus();
    await userEvent.keyboard('492806{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ password: 'limestone courses', code: '492806' });
  },
};

export const WrongPassword: Story = {
  parameters: { visual: { widths: [390], height: 800 } },
  args: { onConfirm: fn<ConfirmIdentityProps['onConfirm']>(async () => 'That password is not correct.') },
  play: async () => {
    await userEvent.type(password(), 'limestone courses');
    await userEvent.type(screen.getByLabelText(texts.codeLabel), '492806{Enter}');
    await screen.findByRole('alert');
    await expect(password()).toHaveValue('limestone courses');
  },
};
