import { formatDate, type LeadEvent, type LeadHistory, type LeadSubmission } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { TimelineEvent } from '../../components/Timeline/Timeline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { LeadPanelTexts } from './texts.ts';

/** Returns the address of a page in an archived version. */
export type PageHref = (path: string, version: string) => string;

/** Converts the actions of visitors and staff to entries of the history. */
export function toTimeline(
  { events, submissions }: LeadHistory,
  texts: LeadPanelTexts['events'],
  format: (iso: string) => string,
  pageHref: PageHref | undefined,
): TimelineEvent[] {
  return events.map((event) => {
    const submission = submissions.find(({ id }) => id === event.submissionId);
    const kind = texts.kinds[event.kind] ?? event.kind;
    const title =
      submission && event.kind === 'submitted' ? (texts.forms[submission.formId] ?? submission.formId) : kind;
    return {
      id: event.id,
      title,
      dateTime: event.at,
      dateText: format(event.at),
      content: submission && event.kind === 'submitted' ? about(submission, texts, pageHref) : said(event, texts),
    };
  });
}

function said({ kind, actor, details }: LeadEvent, texts: LeadPanelTexts['events']): ReactNode {
  const text = (name: string) =>
    typeof details[name] === 'string' && details[name] !== '' ? details[name] : texts.nobody;
  const lines: string[] = [];
  if (['status', 'owner', 'name', 'phone'].includes(kind)) lines.push(`${text('from')} ${texts.to} ${text('to')}`);
  if (kind === 'plan') {
    const on = typeof details['on'] === 'string' ? formatDate(details['on'], 'UTC') : undefined;
    lines.push([details['action'], on].filter(Boolean).join(', ') || texts.nobody);
  }
  // Another name or phone number that arrived with the address.
  if (kind === 'offered') for (const name of ['name', 'phone']) if (details[name] !== undefined) lines.push(text(name));
  for (const name of ['text', 'reason']) if (details[name] !== undefined) lines.push(text(name));
  if (actor !== null) lines.push(`${texts.by} ${actor}`);
  return (
    <Stack space="x1">
      {lines.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function about(
  { fields, context }: LeadSubmission,
  texts: LeadPanelTexts['events'],
  pageHref: PageHref | undefined,
): ReactNode {
  const { page, pageVersion, elapsedMs, firstTouch, lastTouch, honeypot } = context;
  const facts = [
    page !== undefined && { term: texts.page, description: page },
    elapsedMs !== undefined && {
      term: texts.elapsed,
      description: `${(elapsedMs / 1000).toFixed(1)} ${texts.seconds}`,
    },
    firstTouch && { term: texts.firstTouch, description: wayOf(firstTouch) },
    lastTouch && { term: texts.lastTouch, description: wayOf(lastTouch) },
  ].filter((fact) => fact !== false && fact !== undefined);
  return (
    <Stack space="x2">
      {honeypot && (
        <Text size="small" tone="danger">
          {texts.caught}
        </Text>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
      {pageHref && page !== undefined && pageVersion !== undefined && (
        <Link href={pageHref(page, pageVersion)} variant="standalone">
          {texts.seen}
        </Link>
      )}
      {fields.length > 0 && (
        <Disclosure summary={texts.fields}>
          <DescriptionList items={fields.map(({ name, value }) => ({ term: name, description: value || '–' }))} />
        </Disclosure>
      )}
    </Stack>
  );
}

function wayOf({ landingPage, referrer, campaign }: NonNullable<LeadSubmission['context']['firstTouch']>): string {
  return [landingPage, referrer, ...Object.values(campaign ?? {})].filter(Boolean).join(', ');
}
