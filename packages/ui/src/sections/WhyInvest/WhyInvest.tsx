import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { PointList, type PointListProps } from '../../components/PointList/PointList.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './WhyInvest.css.ts';

export interface WhyInvestProps extends RootProps<HTMLDivElement> {
  heading: string;
  introduction: string;
  /** Eight, spec §2. */
  benefits: PointListProps['points'];
  /** `WhyInvestValues`, the one part that needs a script. */
  values: ReactNode;
  /** The source of the economic value. */
  notes: ReactNode;
  /** As many as the benefits, and set like them. */
  risks: {
    heading: string;
    introduction: string;
    points: PointListProps['points'];
    /** Where all of them are; opens in a new tab. */
    link: NavigationLink;
  };
}

/** What speaks for the fund, what its buildings do for their towns, and, at the same size, what can go wrong. */
export function WhyInvest({ heading, introduction, benefits, values, notes, risks, ...rootProps }: WhyInvestProps) {
  const headingId = useId();
  const risksId = useId();
  return (
    <div {...rootProps}>
      <Section labelledBy={headingId}>
        <SectionHead heading={heading} headingId={headingId} introduction={[introduction]} />
        <div className={styles.points}>
          <PointList mark="tick" points={benefits} aria-labelledby={headingId} />
        </div>
        {values}
        <div className={styles.notes}>{notes}</div>
      </Section>
      <Section surface="tint" labelledBy={risksId}>
        <SectionHead heading={risks.heading} headingId={risksId} introduction={[risks.introduction]} />
        <div className={styles.points}>
          <PointList mark="caution" points={risks.points} aria-labelledby={risksId} />
        </div>
        <Link variant="standalone" href={risks.link.href} external>
          {risks.link.label}
        </Link>
      </Section>
    </div>
  );
}
