import type { LeadSubmission } from '@sponsor/domain';
import type { Description } from '../../components/DescriptionList/DescriptionList.tsx';
import type { LeadPanelTexts } from './texts.ts';

/** Returns the agreement of the last submission that has one; undefined if none does. */
export function describeConsent(
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
