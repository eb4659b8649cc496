import { useId } from 'react';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './FeeSchedule.css.ts';

export interface FeeWords {
  kind: string;
  paysFor: string;
  /** The recipient, and the rate and its base: in [brackets] until they are known. */
  paidTo: string;
  amount: string;
  page: string;
}

export interface FeeScheduleWords {
  heading: string;
  /** The text of a kind that is not charged. */
  introduction: string;
  /** The headers of the columns; on a phone each precedes its cell. */
  columns: Record<keyof FeeWords, string>;
  /** Every kind of fee, including those that are not charged; only figures from the fund's document. */
  fees: readonly FeeWords[];
}

export type FeeScheduleProps = RootProps & FeeScheduleWords;

const cells = ['paysFor', 'paidTo', 'amount', 'page'] as const satisfies readonly (keyof FeeWords)[];

/** The costs of a fund by kind: purpose, recipient, rate, and the place in its document. */
export function FeeSchedule({ heading, introduction, columns, fees, ...rootProps }: FeeScheduleProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-4" from="large">
          <div className={styles.head}>
            <Heading level={2} size="heading3" id={headingId}>
              {heading}
            </Heading>
            <Text size="small" tone="muted">
              {introduction}
            </Text>
          </div>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <div className={styles.place}>
            <table className={styles.table} aria-labelledby={headingId}>
              <thead className={styles.heads}>
                <tr>
                  {(['kind', ...cells] as const).map((column) => (
                    <th key={column} scope="col" className={styles.columnHead}>
                      {columns[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fees.map((fee) => (
                  <tr key={fee.kind} className={styles.row}>
                    <th scope="row" className={styles.kind}>
                      {fee.kind}
                    </th>
                    {cells.map((column) => (
                      <td key={column} className={styles.cell}>
                        <span className={styles.cellHead} aria-hidden="true">
                          {columns[column]}
                        </span>
                        <span className={styles.value} data-open={fee[column].startsWith('[')}>
                          {fee[column]}
                        </span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}
