import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StaffNotices } from './StaffNotices.tsx';
import { staffNoticesTexts as texts } from './texts.ts';

const meta = {
  title: 'Admin/StaffNotices',
  component: StaffNotices,
  args: {
    notices: [
      {
        id: 'one',
        at: '2026-03-02T14:41:00Z',
        kind: 'password link made',
        about: 'r.okafor@example.com',
        by: 'm.reyes@example.com',
        browser: 'Firefox, Windows',
        network: '203.0.113.0/24',
      },
      {
        id: 'two',
        at: '2026-03-02T15:02:00Z',
        kind: 'locked out',
        about: 'd.lang@example.com',
        by: null,
        browser: null,
        network: '198.51.100.0/24',
      },
    ],
    timeZone: 'America/Indiana/Indianapolis',
    onRead: fn(),
  },
} satisfies Meta<typeof StaffNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: texts.read });
    await userEvent.click(first!);
    await expect(args.onRead).toHaveBeenCalledWith('one');
  },
};

export const Nothing: Story = {
  parameters: { visual: { widths: [] } },
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
