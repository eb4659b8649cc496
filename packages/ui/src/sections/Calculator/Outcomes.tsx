import { type Cents, type FundTerms, formatDollars, formatDollarsAndCents, paidByYear } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Outcomes.css.ts';

interface OutcomeWords {
  title: string;
  /** How much that is a year. */
  detail: string;
}

/** What five years would have paid in three cases, the worst first. */
export interface OutcomesWords {
  /** Goes before the amount. */
  heading: string;
  nothing: OutcomeWords;
  half: OutcomeWords;
  target: OutcomeWords;
  paidLabel: string;
  putInLabel: string;
  /** That what was put in is apart from every payment, and what may become of it. */
  text: string;
  /** Opens the table, heads its first column, and says what its figures leave out. */
  years: { summary: string; yearLabel: string; note: string };
}

type Outcome = OutcomeWords & {
  /** A drawing of it, to scale with the other two. */
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
  /** The target that all of it is worked out from. */
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

/** What an amount would have been paid after five years in three cases, side by side; what was put in stays apart. */
export function Outcomes({ amountCents, terms, claimId, ...words }: OutcomesProps) {
  const headingId = useId();
  const amount = formatDollars(amountCents);
  const paid = (part: number, year: number) => formatDollarsAndCents(paidByYear(amountCents, terms, part, year));
  return (
    <div className={styles.outcomes} data-claim={claimId}>
      <Heading level={3} size="title" id={headingId}>
        {/* One text, because beside another one that a translator has replaced would never change again. */}
        {`${words.heading} ${amount}`}
      </Heading>
      <ul className={styles.cases} aria-labelledby={headingId}>
        {cases.map(({ name, part }) => (
          <li key={name} className={styles.outcome}>
            <Heading level={4} size="body">
              {words[name].title}
            </Heading>
            <p className={styles.detail}>{words[name].detail}</p>
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
