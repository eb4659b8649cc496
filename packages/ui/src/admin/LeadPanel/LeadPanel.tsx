'use client';

import { type DeskLead, formatDate, type LeadChange, type LeadHistory, type LeadSubmission } from '@sponsor/domain';
import { type Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { LeadChangeForm } from './LeadChangeForm.tsx';
import { LeadDeliveries } from './LeadDeliveries.tsx';
import { LeadHead } from './LeadHead.tsx';
import { LeadNoteForm } from './LeadNoteForm.tsx';
import { type PageHref, toTimeline } from './lead-timeline.tsx';
import { type LeadPanelTexts, leadPanelTexts } from './texts.ts';

export interface LeadPanelDesk {
  /** The addresses of possible owners. */
  owners: readonly string[];
  /** Stores a change. Resolves to the message of a refusal, or to nothing. */
  onSave: (change: LeadChange) => Promise<string | undefined>;
  /** Adds a permanent note. Resolves to the message of a refusal, or to nothing. */
  onNote: (text: string) => Promise<string | undefined>;
}

export interface LeadPanelProps extends TextsProp<LeadPanelTexts> {
  /** Omit it while it is loading. */
  history: LeadHistory | undefined;
  /** Actions on the lead. Omit them for viewers, who then see its state as text. */
  desk?: LeadPanelDesk | undefined;
  /** Returns the address of a page in the version that a submission was sent from; omit it if none are archived. */
  pageHref?: PageHref;
  /** The office's time zone, such as `Europe/Paris`: every reader sees the office's times. */
  timeZone: string;
}

function describeStanding(lead: DeskLead, { change, events }: LeadPanelTexts): Description[] {
  return [
    { term: change.statusLabel, description: lead.status },
    { term: change.ownerLabel, description: lead.owner ?? events.nobody },
    { term: change.nextActionLabel, description: lead.nextAction ?? events.nobody },
    {
      term: change.nextActionOnLabel,
      description: lead.nextActionOn ? formatDate(lead.nextActionOn, 'UTC') : events.nobody,
    },
  ];
}

/** Returns the agreement and the privacy choices of the last submission that has any. */
function describeConsent(
  submissions: readonly LeadSubmission[],
  texts: LeadPanelTexts['consent'],
  format: (iso: string) => string,
): Description[] {
  const last = submissions.find(({ context }) => context.consent !== undefined);
  const consent = last?.context.consent;
  if (last === undefined || consent === undefined) return [];
  const { agreement, tracking, globalPrivacyControl: signal } = consent;
  const items: Description[] = [];
  if (agreement !== undefined) {
    const { shownOn, unverified } = texts;
    const shown = last.context.agreementFrom === 'page' ? shownOn : unverified;
    const description = `${agreement} ${shown} ${format(last.receivedAt)}.`;
    items.push({ term: texts.agreement, description });
  }
  if (tracking !== undefined) items.push({ term: texts.tracking, description: texts.trackingChoices[tracking] });
  if (signal !== undefined) {
    items.push({ term: texts.signal, description: signal ? texts.signalSent : texts.signalNotSent });
  }
  return items;
}

/** Everything about one lead, and the actions of staff. */
export function LeadPanel({ history, desk, pageHref, texts: given, timeZone }: LeadPanelProps) {
  const texts = mergeTexts(leadPanelTexts, given);
  if (history === undefined) return <Skeleton lines={12} label={texts.loading} />;
  const { lead, submissions } = history;
  const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });
  const format = (iso: string) => moment.format(new Date(iso));
  const consent = describeConsent(submissions, texts.consent, format);
  return (
    <Stack space="x8">
      <LeadHead history={history} onSave={desk?.onSave} texts={texts.head} timeZone={timeZone} />
      {history.erasedAt === null &&
        (desk ? (
          <>
            <LeadChangeForm key={lead.id} lead={lead} owners={desk.owners} onSave={desk.onSave} texts={texts.change} />
            <LeadNoteForm key={`note on ${lead.id}`} leadId={lead.id} onNote={desk.onNote} texts={texts.note} />
          </>
        ) : (
          <DescriptionList items={describeStanding(lead, texts)} />
        ))}
      <Stack space="x4">
        <Heading level={3}>{texts.historyHeading}</Heading>
        <Timeline events={toTimeline(history, texts.events, format, pageHref)} />
      </Stack>
      {consent.length > 0 && (
        <Stack space="x4">
          <Heading level={3}>{texts.consentHeading}</Heading>
          <DescriptionList items={consent} />
        </Stack>
      )}
      <LeadDeliveries
        submissions={submissions}
        formNames={texts.events.forms}
        texts={texts.deliveries}
        format={format}
      />
    </Stack>
  );
}
