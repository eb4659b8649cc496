import type { Prose as ProseParts } from '@sponsor/domain';
import { Prose } from '../../components/Prose/Prose.tsx';
import * as styles from './Structure.css.ts';

export interface StructureCompany {
  name: string;
  role: ProseParts;
  kind: 'company' | 'fund';
  /** The companies that it owns or sponsors. */
  parts?: readonly StructureCompany[];
}

interface StructureCompaniesProps {
  label?: string;
  companies: readonly StructureCompany[];
}

/** Companies side by side, each above its own. */
export function StructureCompanies({ label, companies }: StructureCompaniesProps) {
  return (
    <ul className={styles.companies} aria-label={label}>
      {companies.map(({ name, role, kind, parts }) => (
        <li key={name} className={styles.company}>
          <div className={styles.box} data-kind={kind}>
            <p className={styles.name}>{name}</p>
            <Prose size="small" tone="muted" parts={role} />
          </div>
          {parts && <StructureCompanies companies={parts} />}
        </li>
      ))}
    </ul>
  );
}
