import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Account, type AccountProps } from './Account.tsx';
import { accountTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/Account',
  component: Account,
  args: {
    email: 'm.reyes@example.com',
    minimumPasswordLength: 12,
    code: { kind: 'off' },
    codeRequired: false,
    sessions: [
      {
        id: 'one',
        browser: 'Firefox, Windows',
        startedAt: '2026-03-02T13:02:00Z',
        lastUsedAt: '2026-03-02T15:41:00Z',
        current: true,
      },
      { id: 'two', startedAt: '2026-03-02T09:30:00Z', lastUsedAt: '2026-03-02T09:58:00Z', current: false },
    ],
    passkeys: [],
    timeZone: 'America/Indiana/Indianapolis',
    onChangePassword: fn<AccountProps['onChangePassword']>(async () => undefined),
    onBegin: fn(async () => undefined),
    onConfirm: fn(async () => undefined),
    onRenew: fn(async () => undefined),
    onEnd: fn(async () => undefined),
    onCancelCode: fn(),
    onCopyCodes: fn(),
    onKeptCodes: fn(),
    onAddPasskey: fn(async () => undefined),
    onRemovePasskey: fn(),
    onEndSessions: fn(),
  },
} satisfies Meta<typeof Account>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.sessions.end }));
    await expect(args.onEndSessions).toHaveBeenCalledOnce();
  },
};

/** The reason for a refused password is below the form; the typed text stays. */
export const WrongPassword: Story = {
  parameters: { visual: { widths: [390] } },
  args: { onChangePassword: fn<AccountProps['onChangePassword']>(async () => 'That password is not correct.') },
  play: async ({ canvas }) => {
    const [own] = canvas.getAllByLabelText(texts.passwordLabel, { selector: 'input' });
    await userEvent.type(own!, 'limestone courses');
    await userEvent.type(canvas.getByLabelText(texts.password.newLabel), 'quarry ledger meadow');
    await userEvent.click(canvas.getByRole('button', { name: texts.password.submit }));
    await canvas.findByRole('alert');
    await expect(own).toHaveValue('limestone courses');
  },
};

export const SettingUpACode: Story = {
  args: {
    code: {
      kind: 'begun',
      picture: (
        <svg viewBox="0 0 4 4" role="img" aria-label="QR code for an authenticator app" shapeRendering="crispEdges">
          <path d="M0 0h2v2h-2zM2 2h2v2h-2z" />
        </svg>
      ),
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.code.codeLabel), '492806{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('492806');
  },
};

export const RecoveryCodes: Story = {
  args: {
    code: {
      kind: 'recovery codes',
      codes: ['Kp3Xv-9sQaL', 'm2ZtR-40bYw', 'Hc7Nd-Jx5Ee', 'q8GfU-1oPkV', 'Ty6Bs-WzM3i', 'a9DnC-Lr2Xh'],
    },
  },
};

export const WithACode: Story = {
  parameters: { visual: { widths: [390] } },
  args: { code: { kind: 'on' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(texts.code.end.summary));
    await userEvent.click(canvas.getByRole('button', { name: texts.code.end.submit }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const WithPasskeys: Story = {
  args: {
    passkeys: [
      { id: 'one', name: 'Telephone', createdAt: '2026-02-11T14:20:00Z', lastUsedAt: '2026-03-02T13:02:00Z' },
      { id: 'two', name: 'Key on my ring', createdAt: '2026-02-11T14:31:00Z', lastUsedAt: null },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.passkeys.nameLabel), 'Laptop{Enter}');
    await expect(args.onAddPasskey).toHaveBeenCalledWith('Laptop');
    await userEvent.click(canvas.getByRole('button', { name: `${texts.passkeys.remove}: Telephone` }));
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(args.passkeys?.[0]);
  },
};

/** No other screen opens before there is a second factor, so a notice above everything else says so. */
export const SecondFactorMissing: Story = {
  parameters: { visual: { widths: [390, 1280] } },
  args: { codeRequired: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(texts.code.missing).compareDocumentPosition(canvas.getAllByRole('heading')[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(canvasElement).not.toHaveTextContent(texts.code.required);
  },
};

export const CodeRequired: Story = {
  parameters: { visual: { widths: [390] } },
  args: { code: { kind: 'on' }, codeRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(texts.code.missing)).toBeNull();
  },
};
