import type { FactClaim, FigureClaim, NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './TrackRecord.css.ts';

export interface TrackRecordWords {
  heading: string;
  introduction: string;
  /** The headers of the columns. */
  columns: { figure: string; basis: string };
  /** The link to the data behind the figures. */
  link?: NavigationLink;
  /** Each a claim and its basis. */
  rows: readonly { claim: FigureClaim<FactClaim> /** How the figure was counted. */; basis: string }[];
}

export type TrackRecordProps = RootProps & TrackRecordWords;

/** The track record, each figure beside its basis. */
export function TrackRecord({ heading, introduction, columns, link, rows, ...rootProps }: TrackRecordProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-4" from="large">
          <div className={styles.words}>
            <Heading level={2} size="heading3" id={headingId}>
              {heading}
            </Heading>
            <Text tone="muted">{introduction}</Text>
            {link && (
              <Link variant="standalone" href={link.href}>
                {link.label}
              </Link>
            )}
          </div>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <table className={styles.table} aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col" className={styles.columnHead}>
                  {columns.figure}
                </th>
                <th scope="col" className={styles.columnHead}>
                  {columns.basis}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ claim, basis }) => (
                <tr key={claim.id}>
                  <th scope="row" className={styles.figure}>
                    <Claim claim={claim} display="row" />
                  </th>
                  <td className={styles.basis}>{basis}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </GridItem>
      </Grid>
    </Section>
  );
}
