import { budgetVarianceBps } from '@sponsor/domain';
import { Prose } from '../../components/Prose/Prose.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LedgerRow.css.ts';
import { columns, ledgerCells } from './ledger-cells.ts';
import type { ProjectLedgerProps } from './ProjectLedger.tsx';

export interface LedgerRowProps extends Pick<ProjectLedgerProps, 'notBuilt' | 'recent'> {
  project: ProjectLedgerProps['projects'][number];
  /** The headers of the columns, before each cell if there is no room for a header row. */
  heads: ProjectLedgerProps['columns'];
}

/** One project: a row of the table, or a card in a narrow window. */
export function LedgerRow({ project, heads, notBuilt, recent }: LedgerRowProps) {
  const { number, name, what, media, state } = project;
  const cells = ledgerCells(project, notBuilt);
  const variance = budgetVarianceBps(project);
  return (
    <tr className={styles.row} data-state={state}>
      <td className={styles.number}>{String(number).padStart(2, '0')}</td>
      <td className={styles.media}>{media}</td>
      <th scope="row" className={styles.name}>
        <span className={styles.title}>{name}</span>
        <Prose size="small" tone="muted" weight="regular" parts={what} />
      </th>
      {columns.map((column) => (
        <td key={column} className={styles.cell} data-column={column}>
          <span className={styles.cellHead} aria-hidden="true">
            {heads[column]}
          </span>
          <span className={styles.value} data-open={cells[column].startsWith('[') || undefined}>
            {column === 'variance' && variance !== undefined && <BudgetBar varianceBps={variance} />}
            <span>{cells[column]}</span>
            {column === 'status' && project.recent && (
              <>
                <span className={styles.mark} aria-hidden="true">
                  {recent.mark}
                </span>
                <VisuallyHidden>{recent.label}</VisuallyHidden>
              </>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

const end = 40;
/** Hundredths of a percent. The scale ends ten percent below and above the budget; larger deviations end in an arrow. */
const scaleBps = 1_000;

/** The deviation of a cost from its budget, on one scale for all rows. It adds nothing to the figure beside it. */
function BudgetBar({ varianceBps }: { varianceBps: number }) {
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
