import type { Claim as ClaimData, RegisteredClaim } from '@sponsor/domain';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { OpenAnswer } from '../../components/OpenAnswer/OpenAnswer.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import * as styles from './ClaimRow.css.ts';
import { Day, Wording } from './Wording.tsx';

export interface ClaimRowWords {
  /** The names of the kinds of claims. */
  kinds: Record<ClaimData['kind'], string>;
  /** Name the facts about a claim. */
  facts: { kind: string; asOf: string; shownOn: string };
  /** Replaces a missing day, in [brackets]. */
  undatedText: string;
  /** Names the wordings, newest first. */
  wordingsLabel: string;
  /** Beside the first day of a wording that replaced another. */
  currentText: string;
  /** Beside the first day of the original wording. */
  firstText: string;
}

/** A claim with its risk, the date of its wording, earlier wordings, and the pages that show it. */
export function ClaimRow({ entry, ...words }: ClaimRowWords & { entry: RegisteredClaim }) {
  const { claim, since, earlier, shownOn } = entry;
  const { kinds, facts, undatedText, wordingsLabel, currentText, firstText } = words;
  return (
    // Earlier wordings are claims as much as the current one.
    <li className={styles.row} data-claim={claim.id} data-kind={claim.kind}>
      <div className={styles.said}>
        <p className={styles.statement}>
          <Claim claim={claim} />
        </p>
        <TargetRisk parts={[claim]} />
        <ol className={styles.wordings} aria-label={wordingsLabel} reversed>
          <Wording number={earlier.length + 1} from={since}>
            {earlier.length > 0 ? currentText : firstText}
          </Wording>
          {earlier.map(({ text, from, until, because }, index) => (
            <Wording key={text} number={earlier.length - index} from={from} until={until} because={because}>
              <del className={styles.struck}>{text}</del>
            </Wording>
          ))}
        </ol>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{facts.kind}</dt>
          <dd>{kinds[claim.kind]}</dd>
        </div>
        {(claim.asOf !== undefined || claim.kind === 'fact') && (
          <div className={styles.fact}>
            <dt className={styles.term}>{facts.asOf}</dt>
            <dd>
              {claim.asOf === undefined ? <OpenAnswer>{`[${undatedText}]`}</OpenAnswer> : <Day day={claim.asOf} />}
            </dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.term}>{facts.shownOn}</dt>
          <dd>
            {shownOn.map(({ label, href }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <Link href={href}>{label}</Link>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </li>
  );
}
