import { sponsor } from '@sponsor/content/sponsor';
import { doNotContact } from '@sponsor/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { asWritten } from '../../internal/as-written.fixtures.ts';
import { leadHistory } from '../LeadPanel/LeadPanel.fixtures.ts';
import { erased, held, requests, today } from './PrivacyDesk.fixtures.ts';
import { PrivacyDesk } from './PrivacyDesk.tsx';
import { privacyDeskTexts as texts } from './texts.ts';

const notFound = 'No data is stored under this address.';
const done = (): Promise<string | undefined> => Promise.resolve(undefined);

const meta = {
  title: 'Admin/PrivacyDesk',
  component: PrivacyDesk,
  args: {
    requests,
    exportHref: '/api/desk/leads/1/record',
    hrefOf: (leadId) => `/admin/privacy?person=${leadId}`,
    today,
    timeZone: sponsor.timeZone,
    onFind: done,
    onEnter: fn(done),
    onAnswer: fn(done),
    onHold: fn(done),
    onErase: fn(done),
    onDoNotContact: fn(),
  },
} satisfies Meta<typeof PrivacyDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No requests yet. */
export const Empty: Story = {
  args: { requests: { open: [], closed: [] } },
};

export const NotFound: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    requests: { open: [], closed: [] },
    onFind: asWritten(`async () => '${notFound}'`, async () => notFound),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(texts.find.emailLabel), 'nobody@example.com{Enter}');
    await expect(await canvas.findByText(notFound)).toBeVisible();
  },
};

/** A person who waits for an answer. */
export const Found: Story = {
  args: { person: leadHistory },
  play: async ({ canvas, args }) => {
    const { person } = texts;
    await userEvent.click(canvas.getByText(`${person.answer.summaryPrefix} ${texts.kinds.erasure}`));
    await userEvent.type(canvas.getByLabelText(person.answer.reasonLabel), 'A hold stands.');
    await userEvent.click(canvas.getByLabelText(texts.outcomes.refused));
    await userEvent.click(canvas.getByRole('button', { name: person.answer.submit }));
    const answer = { outcome: 'refused', reason: 'A hold stands.' };
    await expect(args.onAnswer).toHaveBeenCalledWith(requests.open[1]?.id, answer);
  },
};

/** The forms that need a day or a reason, opened. */
export const Acting: Story = {
  args: { person: leadHistory, requests: { open: [], closed: [] } },
  play: async ({ canvas, args }) => {
    const { person } = texts;
    for (const { summary } of [person.enter, person.holdOn, person.erase])
      await userEvent.click(canvas.getByText(summary));
    await userEvent.click(canvas.getByLabelText(texts.kinds['do-not-contact']));
    await userEvent.click(canvas.getByRole('button', { name: person.enter.submit }));
    await expect(args.onEnter).toHaveBeenCalledWith({ kind: 'do-not-contact', receivedOn: today });
    // Closed and empty by then.
    await userEvent.click(canvas.getByText(person.enter.summary));
    await userEvent.type(canvas.getByLabelText(person.erase.reasonLabel), 'Asked by letter.{Enter}');
    await expect(args.onErase).toHaveBeenCalledWith('Asked by letter.');
    await userEvent.click(canvas.getByRole('button', { name: person.doNotContact }));
    await expect(args.onDoNotContact).toHaveBeenCalledOnce();
  },
};

/** A legal hold prevents erasure. */
export const Held: Story = {
  parameters: { visual: { widths: [390] } },
  args: { person: held, requests: { open: [], closed: [] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(texts.person.erase.summary)).toBeNull();
    await userEvent.click(canvas.getByText(texts.person.holdOff.summary));
    await userEvent.type(canvas.getByLabelText(texts.person.holdOff.reasonLabel), 'Settled.{Enter}');
    await expect(args.onHold).toHaveBeenCalledWith(false, 'Settled.');
  },
};

/** Had asked to be forgotten, and wrote again. */
export const CameAgain: Story = {
  parameters: { visual: { widths: [390] } },
  args: {
    person: {
      ...leadHistory,
      lead: { ...leadHistory.lead, status: doNotContact },
      suppressedSince: '2026-06-02T10:00:00.000Z',
    },
    requests: { open: [], closed: [] },
  },
};

export const Erased: Story = {
  parameters: { visual: { widths: [390] } },
  args: { person: erased, requests: { open: [], closed: requests.closed } },
};
