import type { TargetClaim } from '@sponsor/domain';
import { Claim } from '../../components/Claim/Claim.tsx';
import * as styles from './Calculator.css.ts';

export interface CalculatorResultWords {
  label: string;
  /** The target behind the figure. */
  claim: TargetClaim;
}

export interface CalculatorResultProps extends CalculatorResultWords {
  figure: string;
  /** Beside the figure in small type. */
  detail?: string | undefined;
}

/** One figure of a calculator, always with its target. */
export function CalculatorResult({ label, claim, figure, detail }: CalculatorResultProps) {
  return (
    <div className={styles.result}>
      <dt className={styles.resultLabel}>{label}</dt>
      <dd className={styles.basis}>
        <Claim claim={claim} />
      </dd>
      <dd className={styles.value} data-claim={claim.id}>
        <span className={styles.figure}>{figure}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}
