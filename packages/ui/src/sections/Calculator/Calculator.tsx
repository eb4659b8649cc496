'use client';

import {
  type FundTerms,
  formatDollars,
  type NavigationLink,
  type Prose as ProseParts,
  type TermClaim,
} from '@sponsor/domain';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useAnnouncement } from '../../components/LiveRegion/useAnnouncement.ts';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Calculator.css.ts';
import { CalculatorResult, type CalculatorResultWords } from './CalculatorResult.tsx';
import { calculatorFigures } from './calculator-figures.ts';
import { LimitCheck, type LimitCheckWords } from './LimitCheck.tsx';
import { type DrawnOutcomes, Outcomes, type OutcomesWords } from './Outcomes.tsx';
import { printAlone } from './print-alone.ts';
import { useAmount } from './useAmount.ts';
import { useSettled } from './useSettled.ts';

export interface CalculatorWords {
  /**
   * Decide the range, the rates, and the figures shown. The words of `distribution`, `annual`, `outcomes` and `disclosure` state the
   * same rates: change both together, or the page contradicts itself.
   */
  terms: FundTerms;
  heading: string;
  introduction: ProseParts;
  /** Names the field for an exact amount. */
  amountLabel: string;
  /** Names the slider, which sets the same amount. */
  sliderLabel: string;
  /** Says which amounts are allowed. */
  range: TermClaim;
  /** Precedes a typed amount that was outside the range and was moved into it. */
  adjustedTo: string;
  /** Asks for one amount if something else was typed and the amount was kept; without a period. */
  oneAmount: string;
  /** Says how much a person may invest, and names a contact for more. */
  limit: { text: ProseParts; link?: NavigationLink; check?: LimitCheckWords };
  /** Precedes the amount that the figures are for. */
  resultsFor: string;
  /** The amount of each distribution. */
  distribution: CalculatorResultWords;
  /** Follows the distribution in cents, in a fund whose figure omits them. */
  exactLabel?: string;
  /** The amount per year. */
  annual: CalculatorResultWords;
  /** The total, from the lower to the upper end of the target. */
  targetRange: CalculatorResultWords;
  /** Says beside the results that a target is not a forecast. */
  disclosure: { lead: string; text: string };
  /** The fees, or where they are stated. */
  fees: string;
  /** The amounts after five years in three cases. */
  outcomes: OutcomesWords;
  /** Prints only this section. */
  printLabel: string;
}

export interface CalculatorProps extends RootProps, CalculatorWords {
  /** The amounts after five years in three cases, each with a drawing. */
  outcomes: DrawnOutcomes;
  /** Returns the amount in dollars from the visitor's link; called once after hydration, and treated as if typed. */
  readSharedAmount?: () => string | null;
  /** The address of the page with an amount of dollars, and the label of the link to it. `readSharedAmount` reads it there. */
  amountLink?: { label: string; href: (dollars: number) => string };
  document: NavigationLink & { external?: boolean };
}

/**
 * Shows the returns on an amount if a fund met its targets. A field and a slider change the same amount. All amounts are US
 * dollars in American notation.
 */
export function Calculator({
  terms,
  heading,
  introduction,
  amountLabel,
  sliderLabel,
  range,
  adjustedTo,
  oneAmount,
  limit,
  resultsFor,
  distribution,
  exactLabel,
  annual,
  targetRange,
  disclosure,
  fees,
  outcomes,
  readSharedAmount,
  amountLink,
  printLabel,
  document,
  ...rootProps
}: CalculatorProps) {
  const { amountCents, text, adjusted, unread, field, slider, type, settle, slide } = useAmount(
    terms,
    readSharedAmount,
  );
  const headingId = useId();
  const rangeId = useId();
  const amount = formatDollars(amountCents);
  const figures = calculatorFigures(amountCents, terms);
  const adjustment = adjusted && `${adjustedTo} ${amount}`;
  // Not while the visitor types: "1e" may become "1e5".
  const remark = unread && text === amount ? oneAmount : adjustment;
  const outcome = [
    `${distribution.label} ${figures.distribution}`,
    `${annual.label} ${figures.annual}`,
    `${targetRange.label} ${figures.targetRange}`,
  ].join(', ');
  useAnnouncement(useSettled(`${remark ? `${remark}. ` : ''}${resultsFor} ${amount}: ${outcome}.`));
  return (
    <Section {...rootProps} surface="tint" labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={introduction} />
      <div className={styles.sheet}>
        <div className={styles.choice} data-claim={range.id}>
          <Field label={amountLabel}>
            {(control) => (
              <input
                {...control}
                ref={field}
                className={styles.amount}
                inputMode="numeric"
                autoComplete="off"
                aria-describedby={rangeId}
                value={text}
                onChange={({ target }) => type(target.value)}
                onBlur={settle}
                onKeyDown={({ key }) => key === 'Enter' && settle()}
              />
            )}
          </Field>
          <p className={styles.adjusted}>{remark}</p>
          <Slider
            label={sliderLabel}
            min={terms.minimumCents / 100}
            max={terms.maximumCents / 100}
            step={terms.stepCents / 100}
            value={amountCents / 100}
            format={(dollars) => formatDollars(dollars * 100)}
            onValueChange={(dollars) => slide(dollars * 100)}
            ref={slider}
          />
          <Text id={rangeId} size="small" tone="muted">
            <Claim claim={range} />
          </Text>
          <div className={styles.limit}>
            <Prose size="small" parts={limit.text} />
            {limit.link && (
              <Link variant="standalone" href={limit.link.href}>
                {limit.link.label}
              </Link>
            )}
            {limit.check && <LimitCheck {...limit.check} amountCents={amountCents} oneAmount={oneAmount} />}
          </div>
        </div>
        <div className={styles.results}>
          <p className={styles.resultsFor} data-claim={range.id}>
            {resultsFor} <strong className={styles.resultsAmount}>{amount}</strong>
          </p>
          <dl className={styles.figures}>
            <CalculatorResult
              {...distribution}
              figure={figures.distribution}
              detail={exactLabel && figures.exact && `${figures.exact} ${exactLabel}`}
            />
            <CalculatorResult {...annual} figure={figures.annual} />
            <CalculatorResult {...targetRange} figure={figures.targetRange} />
          </dl>
          <div className={styles.disclosure}>
            <p>
              <strong className={styles.lead}>{disclosure.lead}</strong> {disclosure.text}
            </p>
            <p>
              <strong className={styles.lead}>{targetRange.claim.paid}</strong> {targetRange.claim.risk} {fees}
            </p>
          </div>
        </div>
        <Outcomes {...outcomes} amountCents={amountCents} terms={terms} claimId={annual.claim.id} />
        <div className={styles.actions}>
          <Link variant="standalone" href={document.href} external={document.external ?? false}>
            {document.label}
          </Link>
          {amountLink && (
            <Link variant="standalone" href={amountLink.href(amountCents / 100)}>
              {amountLink.label}
            </Link>
          )}
          <Button variant="outline" onClick={({ currentTarget }) => printAlone(currentTarget)}>
            {printLabel}
          </Button>
        </div>
      </div>
    </Section>
  );
}
