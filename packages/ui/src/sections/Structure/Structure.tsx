import type { Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Structure.css.ts';

export interface StructureWords {
  heading: string;
  /** The same as text. */
  paragraphs: readonly ProseParts[];
  /** Names the chart for a screen reader. */
  chartLabel: string;
  /** The company at the top, containing all that belong to it. */
  parent: StructureCompany;
}

export type StructureProps = RootProps & StructureWords;

/** The ownership structure: as text, and as a chart built of nested lists. */
export function Structure({ heading, paragraphs, chartLabel, parent, ...rootProps }: StructureProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-4" from="large">
          <div className={styles.words}>
            <Heading level={2} size="heading3" id={headingId}>
              {heading}
            </Heading>
            {paragraphs.map((parts, index) => (
              // The paragraphs neither move nor change.
              // oxlint-disable-next-line react/no-array-index-key
              <Prose key={index} tone="muted" parts={parts} />
            ))}
          </div>
        </GridItem>
        <GridItem columns="6-12" from="large">
          <StructureCompanies label={chartLabel} companies={[parent]} />
        </GridItem>
      </Grid>
    </Section>
  );
}

interface StructureCompany {
  name: string;
  role: ProseParts;
  kind: 'company' | 'fund';
  /** The companies that it owns or sponsors. */
  parts?: readonly StructureCompany[];
}

/** Companies side by side, each above its own. */
function StructureCompanies({ label, companies }: { label?: string; companies: readonly StructureCompany[] }) {
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
