'use client';

import { doNotContact, type LeadChange, type LeadHistory, otherDetails } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { type Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import { Refusal, useSubmit } from '../StaffForm/use-submit.tsx';
import type { LeadPanelTexts } from './texts.ts';

interface LeadHeadProps {
  history: LeadHistory;
  /** Omit it for viewers. */
  onSave?: ((change: LeadChange) => Promise<string | undefined>) | undefined;
  texts: LeadPanelTexts['head'];
  timeZone: string;
}

/** The person, their request, and the ways to contact them, if that is allowed. */
export function LeadHead({ history, onSave, texts, timeZone }: LeadHeadProps) {
  const { lead, submissions, erasedAt, suppressedSince } = history;
  // The request is the latest submission's; name and address are the lead's.
  const typed = (name: string) =>
    submissions.flatMap(({ fields }) => fields).find((field) => field.name === name && field.value !== '')?.value;
  const facts: Description[] = [
    { term: texts.amount, description: typed('investment_amount') },
    { term: texts.message, description: typed('message') },
    {
      term: texts.contactedAt,
      description: lead.contactedAt ? <OfficeTime iso={lead.contactedAt} timeZone={timeZone} /> : texts.never,
    },
  ].filter(({ description }) => description !== undefined);

  return (
    <Stack space="x2">
      <Heading level={3} size="heading3">
        <EmailAddress>{lead.email}</EmailAddress>
      </Heading>
      {[lead.name, lead.phone].filter(Boolean).map((text) => (
        <Text key={text} tone="muted">
          <bdi>{text}</bdi>
        </Text>
      ))}
      {erasedAt === null ? (
        <>
          {lead.status === doNotContact ? (
            <Text tone="danger">{suppressedSince === null ? texts.doNotContact : texts.askedToBeForgotten}</Text>
          ) : (
            <Inline space="x6">
              <Link href={`mailto:${lead.email.split('@').map(encodeURIComponent).join('@')}`} variant="standalone">
                {texts.write}
              </Link>
              {lead.phone !== '' && (
                <Link href={`tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`} variant="standalone">
                  {texts.call}
                </Link>
              )}
            </Inline>
          )}
          <OtherDetails history={history} onSave={onSave} texts={texts} />
          <DescriptionList items={facts} />
        </>
      ) : (
        <Text tone="muted">{texts.erased}</Text>
      )}
    </Stack>
  );
}

/** A program may send any number; the newest are enough to decide. */
const shownAtMost = 3;

/** Names and phone numbers that arrived with the address later. Anyone who knows it can send them, so staff decide. */
function OtherDetails({ history, onSave, texts }: Omit<LeadHeadProps, 'timeZone'>) {
  const { refusal, submit } = useSubmit();
  const lines = (detail: 'name' | 'phone', before: string) =>
    otherDetails(history, detail)
      .slice(0, shownAtMost)
      .map((text) => (
        <Inline key={`${detail} ${text}`} space="x3">
          <Text size="small">
            {before} <bdi>{text}</bdi>
          </Text>
          {onSave && (
            <Button size="small" variant="outline" onClick={() => void submit(() => onSave({ [detail]: text }))}>
              {texts.accept} <bdi>{text}</bdi>
            </Button>
          )}
        </Inline>
      ));
  const all = [...lines('name', texts.otherName), ...lines('phone', texts.otherPhone)];
  if (all.length === 0) return null;
  return (
    <Stack space="x2">
      {all}
      {refusal !== undefined && <Refusal>{refusal}</Refusal>}
    </Stack>
  );
}
