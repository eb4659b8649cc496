import type { DrawingText, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
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
import * as styles from './InvestNow.css.ts';

export interface InvestNowWords {
  heading: string;
  text: ProseParts;
  action: NavigationLink;
  secondaryAction: NavigationLink;
  /** In the same view as the button. */
  risk: string;
}

export interface InvestNowProps extends RootProps, InvestNowWords {
  /** The background; use the one that the previous section does not have. */
  surface?: 'tint' | 'inverse';
  /** An elevation that ends at its ground line. It may be wider than the window. */
  media: ReactNode;
  /** The title mark of the elevation. */
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The last section of a page: the next step, above a building on the ground where the footer begins. */
export function InvestNow(props: InvestNowProps) {
  const { surface = 'inverse', heading, text, action, secondaryAction, risk, media, drawing, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} surface={surface} space="none" labelledBy={headingId} bleed>
      <Container>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <div className={styles.next}>
            <Prose size="lede" tone="muted" parts={text} />
            <div className={styles.actions}>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
              <Link variant="standalone" href={secondaryAction.href}>
                {secondaryAction.label}
              </Link>
            </div>
            <Text size="small" tone="muted">
              {risk}
            </Text>
          </div>
          <div className={styles.mark}>
            <TitleMark {...drawing} />
          </div>
        </div>
      </Container>
      <div className={styles.sheet}>
        <div className={styles.drawing}>{media}</div>
      </div>
    </Section>
  );
}
