import type { FigureClaim, TargetClaim } from '@sponsor/domain';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PaymentOrder.css.ts';

export interface PaymentOrderProps {
  /** The recipients in order of payment: one floor each, from the ground up. */
  floors: readonly { title: string; text: string; target?: FigureClaim<TargetClaim> }[];
  caption: string;
}

/** The order of payment as a house cut open. Its floors are text, so they grow with their content. */
export function PaymentOrder({ floors, caption }: PaymentOrderProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.house}>
        <svg className={styles.roof} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.gable} d="M1.5 10 50 1.6 98.5 10z" />
          <path className={styles.eaves} d="M0 10 50 .4 100 10" />
        </svg>
        <ol className={styles.floors}>
          {floors.map(({ title, text, target }) => (
            <li key={title} className={styles.floor}>
              <div>
                <p className={styles.title}>{title}</p>
                <Text size="small" tone="muted">
                  {text}
                </Text>
              </div>
              {target && <Claim claim={target} display="row" />}
            </li>
          ))}
        </ol>
        <div className={styles.ground} />
      </div>
      <Text component="figcaption" size="small" tone="muted">
        {caption}
      </Text>
    </figure>
  );
}
