import { doNotContact, type LeadHistory } from '@sponsor/domain';
import { type Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';

export interface LeadHeadTexts {
  /** Opens a message to the address, and a call to the number. */
  write: string;
  call: string;
  /** In their place, for whoever asked for that. */
  doNotContact: string;
  amount: string;
  message: string;
  contactedAt: string;
  /** For whoever was never contacted. */
  never: string;
  /** For a person who was erased on request. */
  erased: string;
}

interface LeadHeadProps {
  history: LeadHistory;
  texts: LeadHeadTexts;
  timeZone: string;
}

/** Who it is, what they want, and how to reach them, if that is allowed. */
export function LeadHead({ history: { lead, submissions, erasedAt }, texts, timeZone }: LeadHeadProps) {
  // The last word of a person counts.
  const typed = (name: string) =>
    submissions.flatMap(({ fields }) => fields).find((field) => field.name === name && field.value !== '')?.value;
  const phone = typed('phone');
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
      {lead.name !== '' && (
        <Text tone="muted">
          <bdi>{lead.name}</bdi>
        </Text>
      )}
      {phone !== undefined && (
        <Text tone="muted">
          <bdi>{phone}</bdi>
        </Text>
      )}
      {erasedAt === null ? (
        <>
          {lead.status === doNotContact ? (
            <Text tone="danger">{texts.doNotContact}</Text>
          ) : (
            <Inline space="x6">
              <Link href={`mailto:${lead.email.split('@').map(encodeURIComponent).join('@')}`} variant="standalone">
                {texts.write}
              </Link>
              {phone !== undefined && (
                <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} variant="standalone">
                  {texts.call}
                </Link>
              )}
            </Inline>
          )}
          <DescriptionList items={facts} />
        </>
      ) : (
        <Text tone="muted">{texts.erased}</Text>
      )}
    </Stack>
  );
}
