'use client';

import { type DeskLead, formatDate, type LeadChange, type LeadHistory } from '@sponsor/domain';
import { type Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { formatMoment } from './format-moment.ts';
import { LeadChangeForm } from './LeadChangeForm.tsx';
import { LeadDeliveries } from './LeadDeliveries.tsx';
import { LeadHead } from './LeadHead.tsx';
import { LeadNoteForm } from './LeadNoteForm.tsx';
import { describeConsent } from './lead-consent.ts';
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

/** Everything about one lead, and the actions of staff. */
export function LeadPanel({ history, desk, pageHref, texts: given, timeZone }: LeadPanelProps) {
  const texts = mergeTexts(leadPanelTexts, given);
  if (history === undefined) return <Skeleton lines={12} label={texts.loading} />;
  const { lead, submissions } = history;
  const consent = describeConsent(submissions, texts.consent, (iso) => formatMoment(iso, timeZone));
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
        <Timeline events={toTimeline(history, texts.events, (iso) => formatMoment(iso, timeZone), pageHref)} />
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
        timeZone={timeZone}
      />
    </Stack>
  );
}
