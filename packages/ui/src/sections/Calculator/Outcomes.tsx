import { type Cents, type FundTerms, formatDollars, formatDollarsAndCents, paidByYear } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { detail } from './Calculator.css.ts';
import * as styles from './Outcomes.css.ts';

interface OutcomeWords {
  title: string;
  /** The amount per year. */
  detail: string;
}

/** The amounts after five years in three cases, the worst first. */
export interface OutcomesWords {
  /** Precedes the amount. */
  heading: string;
  nothing: OutcomeWords;
  half: OutcomeWords;
  target: OutcomeWords;
  paidLabel: string;
  putInLabel: string;
  /** Says that the invested amount is separate from every payment, and what can happen to it. */
  text: string;
  /** Expands the table, heads its first column, and says what its figures leave out. */
  years: { summary: string; yearLabel: string; note: string };
}

type Outcome = OutcomeWords & {
  /** Its drawing, to scale with the other two. */
  media?: ReactNode;
};

/** The words of the three cases, each with its drawing. */
export interface DrawnOutcomes extends OutcomesWords {
  nothing: Outcome;
  half: Outcome;
  target: Outcome;
}

export interface OutcomesProps extends DrawnOutcomes {
  amountCents: Cents;
  terms: FundTerms;
  /** The target behind all figures. */
  claimId: string;
}

/** The worst first, so that nobody has to scroll past a promise to find it. */
const cases = [
  { name: 'nothing', part: 0 },
  { name: 'half', part: 0.5 },
  { name: 'target', part: 1 },
] as const;

const lastYear = 5;
const years = Array.from({ length: lastYear }, (_, index) => index + 1);

/** The payments on an amount after five years in three cases, side by side, apart from the amount itself. */
export function Outcomes({ amountCents, terms, claimId, ...words }: OutcomesProps) {
  const headingId = useId();
  const amount = formatDollars(amountCents);
  const paid = (part: number, year: number) => formatDollarsAndCents(paidByYear(amountCents, terms, part, year));
  return (
    <div className={styles.outcomes} data-claim={claimId}>
      <Heading level={3} size="title" id={headingId}>
        {/* A single text, because a text next to one that a translator has replaced would never update. */}
        {`${words.heading} ${amount}`}
      </Heading>
      <ul className={styles.cases} aria-labelledby={headingId}>
        {cases.map(({ name, part }) => (
          <li key={name} className={styles.outcome}>
            <Heading level={4} size="body">
              {words[name].title}
            </Heading>
            <p className={detail}>{words[name].detail}</p>
            <div className={styles.media}>{words[name].media}</div>
            <dl>
              <div className={styles.line}>
                <dt>{words.paidLabel}</dt>
                <dd className={styles.figure}>{paid(part, lastYear)}</dd>
              </div>
              <div className={styles.line}>
                <dt>{words.putInLabel}</dt>
                <dd className={styles.figure}>{amount}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <Text>{words.text}</Text>
      <Disclosure summary={words.years.summary}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.years.yearLabel}</th>
              {cases.map(({ name }) => (
                <th key={name} scope="col">
                  {words[name].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {cases.map(({ name, part }) => (
                  <td key={name}>{paid(part, year)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="small" tone="muted">
          {words.years.note}
        </Text>
      </Disclosure>
    </div>
  );
}
