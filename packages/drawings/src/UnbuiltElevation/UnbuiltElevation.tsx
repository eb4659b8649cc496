import * as styles from './UnbuiltElevation.css.ts';
import { UnbuiltSheet } from './UnbuiltSheet.tsx';
import { longPlan, tallPlan } from './unbuilt-plan.ts';

export interface UnbuiltElevationProps {
  /** What the drawing shows, for people who do not see it. */
  label: string;
}

/**
 * The housing that is missing, drawn as the building that would hold it: 560 empty windows, each for a thousand
 * units. Below 768 px it stands 14 levels high instead of 7, so that every window stays a window.
 */
export function UnbuiltElevation({ label }: UnbuiltElevationProps) {
  return (
    <>
      <div className={styles.long}>
        <UnbuiltSheet label={label} plan={longPlan} />
      </div>
      <div className={styles.tall}>
        <UnbuiltSheet label={label} plan={tallPlan} />
      </div>
    </>
  );
}
