import { type ReactNode, useId } from 'react';
import { PointList, type PointListProps } from '../../components/PointList/PointList.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './WhyInvest.css.ts';

export interface WhyInvestWords {
  heading: string;
  introduction: string;
  /** Eight fit well in two columns. */
  benefits: PointListProps['points'];
}

export interface WhyInvestProps extends RootProps, WhyInvestWords {
  /** `WhyInvestValues`, the only part that needs a script. */
  values: ReactNode;
  /** The source of the economic value. */
  notes: ReactNode;
}

/** The benefits of the fund, and the effects of its buildings on their towns. Put `Risks` beside it on the same page. */
export function WhyInvest({ heading, introduction, benefits, values, notes, ...rootProps }: WhyInvestProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={[introduction]} />
      <div className={styles.points}>
        <PointList mark="tick" points={benefits} aria-labelledby={headingId} />
      </div>
      {values}
      <div className={styles.notes}>{notes}</div>
    </Section>
  );
}
