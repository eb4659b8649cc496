import type { FactClaim, NavigationLink, Project, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Filter } from '../../components/Filter/Filter.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mark } from './LedgerRow.css.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { type Column, columns as cellColumns } from './ledger-cells.ts';
import * as styles from './ProjectLedger.css.ts';

export interface ProjectLedgerWords {
  heading: string;
  lede: ProseParts;
  /** Names the table for screen readers. */
  label: string;
  /** The headers of the columns. In a narrow window each precedes its cell. */
  columns: Record<'number' | 'what' | Column, string>;
  /** In the order of their numbers, including failed ones. */
  projects: readonly Project[];
  /** In the cells of unbuilt projects. */
  notBuilt: string;
  /** Beside the status of projects that a claim about the last months counts, with its meaning. */
  recent: { mark: string; label: string };
  /** Says who reports the amounts, with its notes. */
  basis: FactClaim;
  /** Explains how to read the sheet. */
  note: string;
  /** The filter: at first all rows, or those of one state. */
  filter: { label: string; allLabel: string; states: Record<Project['state'], string> };
  /** The same rows as a spreadsheet. */
  file: NavigationLink;
}

export interface ProjectLedgerProps extends RootProps, ProjectLedgerWords {
  /** In the order of their numbers, including failed ones. `media` is a small front of the building. */
  projects: readonly (Project & { media: ReactNode })[];
}

/** The head of a page, and every project on one sheet: budget and cost, time, owner, and outcome. */
export function ProjectLedger(props: ProjectLedgerProps) {
  const { heading, lede, label, columns, projects, notBuilt, recent, basis, note, ...more } = props;
  const { filter, file, ...rootProps } = more;
  const headingId = useId();
  const options = [
    { value: 'all', label: filter.allLabel, count: projects.length },
    ...Object.entries(filter.states).map(([value, state]) => ({
      value,
      label: state,
      count: projects.filter((project) => project.state === value).length,
    })),
  ];
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.head}>
        <PageHeading heading={heading} headingId={headingId} lede={lede} />
      </div>
      <div className={styles.bar}>
        <Filter label={filter.label} options={options.filter(({ count }) => count > 0)} />
        <Link variant="standalone" href={file.href}>
          {file.label}
        </Link>
      </div>
      <div className={styles.sheet} data-claim={basis.id}>
        <table className={styles.table} aria-label={label}>
          <thead className={styles.heads}>
            <tr>
              <th scope="col" className={styles.columnHead}>
                {columns.number}
              </th>
              <th scope="col" colSpan={2} className={styles.columnHead}>
                {columns.what}
              </th>
              {cellColumns.map((column) => (
                <th key={column} scope="col" className={styles.columnHead}>
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {projects.map((project) => (
              <LedgerRow key={project.number} project={project} heads={columns} notBuilt={notBuilt} recent={recent} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <Text size="small" tone="muted">
          <Claim claim={basis} />. {note}
        </Text>
        <Text size="small" tone="muted">
          <span className={mark}>{recent.mark}</span> {recent.label}
        </Text>
      </div>
    </Section>
  );
}
