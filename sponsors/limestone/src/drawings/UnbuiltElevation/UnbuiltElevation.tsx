import * as styles from './UnbuiltElevation.css.ts';
import { UnbuiltSheet } from './UnbuiltSheet.tsx';
import { longPlan, tallPlan } from './unbuilt-plan.ts';

export interface UnbuiltElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** Shows the dimension. Leave it out if the sheet is narrower than a page, where it is illegible. */
  measured?: boolean;
}

/**
 * The missing housing, drawn as the building that would hold it: 560 empty windows, each for a thousand units. Below
 * 768 px it is 14 levels high instead of 7, so that every window remains recognizable.
 */
export function UnbuiltElevation({ label, measured = true }: UnbuiltElevationProps) {
  return (
    <>
      <div className={styles.long}>
        <UnbuiltSheet label={label} measured={measured} plan={longPlan} />
      </div>
      <div className={styles.tall}>
        <UnbuiltSheet label={label} measured={measured} plan={tallPlan} />
      </div>
    </>
  );
}
