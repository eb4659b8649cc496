import * as styles from './BudgetBar.css.ts';

export interface BudgetBarProps {
  /** Hundredths of a percent of the budget. The scale ends ten percent below and above it; larger deviations end in an arrow. */
  varianceBps: number;
}

const end = 40;
const scaleBps = 1_000;

/** The deviation of a cost from its budget, on one scale for all rows. It adds nothing to the figure beside it. */
export function BudgetBar({ varianceBps }: BudgetBarProps) {
  const reach = Math.max(-end, Math.min(end, (varianceBps / scaleBps) * end));
  const beyond = Math.abs(varianceBps) > scaleBps;
  const tip = Math.sign(reach) * (end + 7);
  return (
    <svg className={styles.bar} viewBox="-48 -7 96 14" aria-hidden="true">
      <path className={styles.scale} d={`M${-end} 0H${end}M${-end}-3V3M${end}-3V3M0-6V6`} />
      <path className={styles.part} data-beyond={beyond || undefined} d={`M0 0H${reach}`} />
      {beyond && <path className={styles.tip} d={`M${reach}-5L${tip} 0L${reach} 5z`} />}
    </svg>
  );
}
