import type { DrawingText, NavigationLink, ProseWithTargets, TargetClaim } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './HomeHero.css.ts';

export interface HomeHeroWords {
  heading: string;
  lede: ProseWithTargets;
  /** The target in the lede; its payment record and its risk are shown in the same view. */
  target: TargetClaim;
  action: NavigationLink;
  secondaryAction?: NavigationLink;
}

export interface HomeHeroProps extends RootProps, HomeHeroWords {
  /** The elevation. It may be wider than the window on a phone. */
  media: ReactNode;
  /** The title mark below the elevation. */
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The head of the home page: words in seven and five columns, and below them a drawing as wide as the window. */
export function HomeHero(props: HomeHeroProps) {
  const { heading, lede, target, action, secondaryAction, media, drawing, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId} bleed>
      <Container>
        <div className={styles.words}>
          <div className={styles.columns}>
            <Heading level={1} id={headingId}>
              {heading}
            </Heading>
            <div className={styles.beside}>
              <div className={styles.lede}>
                <Prose size="lede" tone="muted" parts={lede} />
              </div>
              <div className={styles.actions}>
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
                {secondaryAction && (
                  <Link variant="standalone" href={secondaryAction.href}>
                    {secondaryAction.label}
                  </Link>
                )}
              </div>
              <Text size="small" tone="muted">
                <strong className={styles.paid}>{target.paid}</strong> {target.risk}
              </Text>
            </div>
          </div>
        </div>
      </Container>
      <div className={styles.sheet}>
        <div className={styles.drawing}>{media}</div>
      </div>
      <Container>
        <TitleMark {...drawing} />
      </Container>
    </Section>
  );
}
