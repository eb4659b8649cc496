'use client';

import {
  doNotContact,
  type LeadHistory,
  type PrivacyOutcome,
  type PrivacyRequest,
  type PrivacyRequestKind,
  privacyForm,
} from '@sponsor/domain';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { type Description, DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './PrivacyDesk.css.ts';
import type { PrivacyDeskProps } from './PrivacyDesk.tsx';
import { PrivacyAnswerForm, PrivacyReasonForm, PrivacyRequestForm } from './privacy-forms.tsx';
import type { PrivacyDeskTexts, PrivacyPersonTexts } from './texts.ts';

/** Each resolves to the message of a refusal, or to nothing on success. Must not reject. */
export interface PrivacyPersonCallbacks {
  /** Records the person's request, and the day on which it was received, such as `2026-03-01`. */
  onEnter: (request: { kind: PrivacyRequestKind; receivedOn: string }) => Promise<string | undefined>;
  /** Closes one of the person's requests permanently. */
  onAnswer: (requestId: string, answer: { outcome: PrivacyOutcome; reason: string }) => Promise<string | undefined>;
  /** Places or lifts a legal hold. */
  onHold: (held: boolean, reason: string) => Promise<string | undefined>;
  /** Erases the person permanently. */
  onErase: (reason: string) => Promise<string | undefined>;
  /** Sets the status "Do not contact". Resolves to nothing: the status shows the result. */
  onDoNotContact: () => void;
}

interface PrivacyPersonProps
  extends PrivacyPersonCallbacks,
    Pick<PrivacyDeskProps, 'exportHref' | 'today' | 'timeZone'> {
  person: LeadHistory;
  /** The person's open requests. */
  waiting: readonly PrivacyRequest[];
  texts: PrivacyDeskTexts;
}

/** The person found, and the actions on their data. */
export function PrivacyPerson(props: PrivacyPersonProps) {
  const { person, waiting, exportHref, today, texts, timeZone, onEnter, onAnswer, onHold, onErase } = props;
  const { lead, heldSince, erasedAt } = person;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the heading takes the focus.
  useKeptFocus(root);
  const [entered, setEntered] = useState(0);
  // The focus stays in the search above.
  useAnnouncement(lead.email);
  const words = texts.person;
  const hold = heldSince === null ? words.holdOn : words.holdOff;

  /** By then the form is gone, which would lose the focus. */
  async function thenHere(asked: Promise<string | undefined>): Promise<string | undefined> {
    const refusal = await asked;
    if (refusal === undefined) heading.current?.focus();
    return refusal;
  }

  async function enter(request: { kind: PrivacyRequestKind; receivedOn: string }): Promise<string | undefined> {
    const refusal = await onEnter(request);
    if (refusal === undefined) setEntered(entered + 1);
    return refusal;
  }

  return (
    <div ref={root} className={styles.person}>
      <Heading level={3} size="heading3" ref={heading} tabIndex={-1}>
        <EmailAddress>{lead.email}</EmailAddress>
      </Heading>
      {person.suppressedSince !== null && <Text tone="danger">{words.askedToBeForgotten}</Text>}
      <DescriptionList items={describe(person, words, timeZone)} />
      <Inline space="x3">
        <ButtonLink href={exportHref} variant="outline">
          {words.export}
        </ButtonLink>
        {erasedAt === null && lead.status !== doNotContact && (
          <Button variant="outline" onClick={props.onDoNotContact}>
            {words.doNotContact}
          </Button>
        )}
      </Inline>
      {waiting.map((request) => (
        <Disclosure key={request.id} summary={`${words.answer.summaryPrefix} ${texts.kinds[request.kind]}`}>
          <PrivacyAnswerForm
            texts={words.answer}
            outcomes={texts.outcomes}
            onAnswer={(answer) => thenHere(onAnswer(request.id, answer))}
          />
        </Disclosure>
      ))}
      {erasedAt === null ? (
        <div>
          {/* Closed and empty again once something was entered. */}
          <Disclosure key={entered} summary={words.enter.summary}>
            <PrivacyRequestForm
              texts={words.enter}
              kinds={texts.kinds}
              today={today}
              onEnter={(request) => thenHere(enter(request))}
            />
          </Disclosure>
          <Disclosure key={hold.summary} summary={hold.summary}>
            <PrivacyReasonForm texts={hold} onSubmit={(reason) => thenHere(onHold(heldSince === null, reason))} />
          </Disclosure>
          {heldSince === null && (
            <Disclosure summary={words.erase.summary}>
              <PrivacyReasonForm texts={words.erase} onSubmit={(reason) => thenHere(onErase(reason))} />
            </Disclosure>
          )}
        </div>
      ) : (
        <Text tone="muted">{words.erased}</Text>
      )}
    </div>
  );
}

function describe(
  { lead, heldSince, submissions }: LeadHistory,
  words: PrivacyPersonTexts,
  timeZone: string,
): Description[] {
  const day = (iso: string) => <OfficeTime iso={iso} timeZone={timeZone} shows="date" />;
  const sent = submissions.filter(({ formId }) => formId !== privacyForm);
  const told = submissions.find(({ formId }) => formId === privacyForm)?.delivery?.state;
  return [
    { term: words.name, description: lead.name === '' ? words.unknown : <bdi>{lead.name}</bdi> },
    { term: words.since, description: day(lead.createdAt) },
    { term: words.status, description: lead.status },
    { term: words.submissions, description: sent.length },
    {
      term: words.hold,
      description:
        heldSince === null ? (
          words.notHeld
        ) : (
          <>
            {words.heldSince} {day(heldSince)}
          </>
        ),
    },
    {
      term: words.crm,
      description: told === undefined || told === 'quarantined' ? words.crmStates.none : words.crmStates[told],
    },
  ];
}
