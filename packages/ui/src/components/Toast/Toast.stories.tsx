import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brokenWords, enlargedText } from '../../internal/enlarged-text.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { type ToastContent, ToastProvider, useToast } from './ToastProvider.tsx';

interface RaiseProps {
  /** Shown one after the other when the button is pressed. */
  contents: readonly ToastContent[];
}

function Raise({ contents }: RaiseProps) {
  const notify = useToast();
  return <Button onClick={() => contents.forEach(notify)}>Raise a toast</Button>;
}

const toCopy = `import { Button, ToastProvider, useToast } from '@sponsor/ui';

function Save() {
  const notify = useToast();
  return <Button onClick={() => notify({ message: 'Saved.' })}>Save</Button>;
}

/** Once, around the whole page. */
export function Page() {
  return (
    <ToastProvider>
      <Save />
    </ToastProvider>
  );
}
`;

/**
 * Reports the result of an action, and disappears on its own. `useToast` shows it, anywhere below a `ToastProvider`.
 */
const meta = {
  title: 'Components/Feedback/Toast',
  id: 'components-toast',
  component: Raise,
  decorators: (StoryInside) => (
    <ToastProvider>
      <StoryInside />
    </ToastProvider>
  ),
  args: { contents: [{ message: signUp.succeeded }] },
  parameters: {
    visual: { widths: [390, 768], height: 320 },
    docs: { source: { code: toCopy, language: 'tsx' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise a toast' }));
    const first = args.contents[0];
    const words = first && ('message' in first ? first.message : first.description);
    await waitFor(() => expect(canvas.getByText(words ?? '')).toBeVisible());
  },
} satisfies Meta<typeof Raise>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failure: Story = { args: { contents: [{ message: signUp.failed, tone: 'destructive' }] } };
export const WithTitle: Story = {
  args: { contents: [{ title: 'Success!', description: 'Thank you! Your download will begin shortly.' }] },
};
export const FailureWithTitle: Story = {
  args: {
    contents: [
      {
        title: 'Error',
        description: 'There was an issue submitting your information. Please try again.',
        tone: 'destructive',
      },
    ],
  },
};
export const Several: Story = {
  parameters: { visual: { widths: [390, 768], height: 480 } },
  args: {
    contents: [
      { message: 'Registration successful! Redirecting to webinar...' },
      { message: 'Registration failed. Please try again.', tone: 'destructive' },
      {
        message:
          'Failed to load leads: the database did not answer within ten seconds, and three more tries did not help.',
        tone: 'destructive',
      },
    ],
  },
};

/**
 * Over a drawer it is visible and can be pressed; Escape in it closes only the toast, and the focus returns to the
 * drawer.
 */
export const OverADrawer: Story = {
  parameters: { visual: { widths: [390, 1280], height: 640 } },
  render: (args) => (
    <Drawer heading="ann.hollis@example.com" defaultOpen>
      <Raise {...args} />
    </Drawer>
  ),
  play: async ({ canvas }) => {
    const raise = canvas.getByRole('button', { name: 'Raise a toast' });
    await waitFor(() => expect(raise).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible());
    await userEvent.keyboard('[F8]');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(raise).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const close = canvas.getAllByRole('button', { name: 'Close' }).at(-1)!;
    const { left, top, width, height } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

/** Doubled text keeps its space; if the toasts are taller than the window, they scroll. */
export const EnlargedText: Story = {
  args: { contents: Array.from({ length: 3 }, () => FailureWithTitle.args!.contents![0]!) },
  parameters: { visual: { widths: [390], height: 700 } },
  beforeEach: enlargedText.beforeEach,
  play: async ({ canvas }) => {
    enlargedText.enlarge();
    await userEvent.click(canvas.getByRole('button', { name: 'Raise a toast' }));
    const [first] = await canvas.findAllByRole('button', { name: 'Close' });
    first!.scrollIntoView();
    await expect(first!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(brokenWords(canvas.getByRole('region', { name: /^Notifications/ }))).toEqual([]);
  },
};
