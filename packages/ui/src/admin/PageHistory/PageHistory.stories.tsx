import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageHistory } from './PageHistory.tsx';
import { pageHistoryTexts as texts } from './texts.ts';

const [first, second, third, fourth] = ['1', '2', '3', '4'].map((digit) => digit.repeat(64));

const meta = {
  title: 'Admin/PageHistory',
  component: PageHistory,
  args: {
    pages: [
      { path: '/', title: 'Home', wordings: 1, changedAt: '2026-01-12T15:00:00Z', live: true },
      { path: '/invest', title: 'Invest', wordings: 3, changedAt: '2026-03-02T14:30:00Z', live: true },
    ],
    path: '/invest',
    wordings: [
      { from: '2026-03-02T14:30:00Z', until: null, versions: [fourth ?? '', third ?? ''] },
      { from: '2026-02-03T16:05:00Z', until: '2026-03-02T14:30:00Z', versions: [second ?? ''] },
      { from: '2026-01-12T15:00:00Z', until: '2026-02-03T16:05:00Z', versions: [first ?? ''] },
    ],
    day: '',
    version: second ?? '',
    comparison: {
      changes: [
        {
          kind: 'text',
          parts: [
            { text: 'You ', change: 'same' },
            { text: 'will', change: 'removed' },
            { text: 'may', change: 'added' },
            { text: ' receive 8% a year, paid monthly.', change: 'same' },
          ],
        },
        { kind: 'text', parts: [{ text: 'Payments can stop. You can lose money.', change: 'added' }] },
        { kind: 'control', parts: [{ text: 'Invest today', change: 'removed' }] },
      ],
      linksRemoved: [],
      linksAdded: ['/disclosures'],
    },
    reading: {
      title: 'Invest',
      description: '',
      blocks: [],
      claims: [
        {
          id: 'target-distribution',
          kind: 'target',
          text: '8% a year, paid monthly. Not yet paid. You can lose money. [1]',
        },
        { id: 'minimum', kind: 'term', text: '$500 minimum [2]' },
      ],
      notes: [
        {
          number: 1,
          text: 'A target is not a promise. Distributions depend on the properties, as of January 12, 2026.',
        },
        { number: 2, text: 'Offering circular, page 12.' },
      ],
      links: [],
    },
    documentHref: (version) =>
      `data:text/html,${encodeURIComponent(
        `<!doctype html><html lang="en"><title>Invest</title><body style="font: 18px/1.5 sans-serif; padding: 32px"><h1>Invest</h1><p>The page in the version ${version.slice(0, 4)}.</p>`,
      )}`,
    exportHref: '/api/desk/pages/export?path=%2Finvest',
    view: 'document',
    timeZone: 'America/Indiana/Indianapolis',
    onChoose: fn(),
  },
} satisfies Meta<typeof PageHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(texts.documentTitle)).toHaveAttribute('sandbox', 'allow-same-origin');
    await userEvent.click(canvas.getByRole('button', { name: /^Jan 12, 2026/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ version: first });
  },
};

/** Beside today's revision, to compare both. */
export const ThenAndToday: Story = {
  args: { view: 'beside' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle(/visitors/)).toHaveLength(2);
  },
};

/** The claims of the version, and their basis. */
export const Claims: Story = {
  args: { view: 'claims' },
};

export const Changes: Story = {
  args: { view: 'changes' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: texts.views.claims }));
    await expect(args.onChoose).toHaveBeenCalledWith({ view: 'claims' });
    await expect(await canvas.findByText('will')).toBeVisible();
  },
};

/** The text is the same, but something else changed. */
export const Looks: Story = {
  args: { version: fourth ?? '' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Appearance 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance 1' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ version: third });
  },
};

/** The text of the page on one day. */
export const OnADay: Story = {
  parameters: { visual: { widths: [390] } },
  args: { day: '2026-02-03', version: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: / – / })).toHaveLength(2);
  },
};

export const NothingOnDay: Story = {
  parameters: { visual: { widths: [390] } },
  args: { day: '2025-12-31', version: '' },
};

/** A server stopped before it had archived its pages. */
export const NotKept: Story = {
  args: { version: '9'.repeat(64) },
};

export const Empty: Story = {
  args: { pages: [], path: '', wordings: [], version: '' },
};
