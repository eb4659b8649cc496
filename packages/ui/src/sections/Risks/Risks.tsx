import type { Point } from '@sponsor/domain';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { PointList } from '../../components/PointList/PointList.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Risks.css.ts';

export interface RisksWords {
  heading: string;
  introduction: string;
  /** As many as the benefits on the same page, and as long. */
  points: readonly Point[];
}

export interface RisksProps extends RootProps, RisksWords {
  /** The link to all risks; an `external` one opens in a new tab. */
  link: { label: string; href: string; external?: boolean };
}

/** The risks, as large as the benefits of the fund. */
export function Risks({ heading, introduction, points, link, ...rootProps }: RisksProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={[introduction]} />
      <div className={styles.points}>
        <PointList mark="caution" points={points} aria-labelledby={headingId} />
      </div>
      <Link variant="standalone" href={link.href} external={link.external ?? false}>
        {link.label}
      </Link>
    </Section>
  );
}
