import type { DrawingText, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import {
  OfferingTerms,
  type OfferingTermsProps,
  type OfferingTermsWords,
} from '../../components/OfferingTerms/OfferingTerms.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './OfferingHero.css.ts';

export interface OfferingHeroWords extends OfferingTermsWords {
  heading: string;
  lede: ProseParts;
  /** The documents to read and hear first. */
  otherActions: readonly NavigationLink[];
  /** The step that follows them. */
  action: NavigationLink;
  /** The eligible investors, in full. */
  status: ProseParts;
  termsHeading: string;
  /** The exemption of the offer. */
  legend: string;
}

export interface OfferingHeroProps extends RootProps, OfferingHeroWords, Pick<OfferingTermsProps, 'money'> {
  /** A drawing whose ground extends to both edges of the window. */
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The head of a private offering, by night: its investors, its terms, and a building with lit windows. */
export function OfferingHero(props: OfferingHeroProps) {
  const {
    heading,
    lede,
    action,
    otherActions,
    status,
    termsHeading,
    media,
    drawing,
    legend,
    terms,
    target,
    fees,
    money,
    ...rootProps
  } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} surface="inverse" space="none" labelledBy={headingId} bleed>
      <div className={styles.sky} />
      <Container>
        <div className={styles.split}>
          <div className={styles.words}>
            <Heading level={1} id={headingId}>
              {heading}
            </Heading>
            <Prose size="lede" tone="muted" parts={lede} />
            <div className={styles.actions}>
              {otherActions.map(({ label, href }) => (
                <ButtonLink key={href} variant="outline" href={href}>
                  {label}
                </ButtonLink>
              ))}
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </div>
            <Prose size="small" tone="muted" parts={status} />
          </div>
          <OfferingTerms
            heading={termsHeading}
            headingLevel={2}
            terms={terms}
            target={target}
            fees={fees}
            money={money}
          />
        </div>
      </Container>
      <div className={styles.sheet}>
        <div className={styles.drawing}>{media}</div>
      </div>
      <Container>
        <div className={styles.foot}>
          <TitleMark {...drawing} />
          <Text size="small" tone="muted">
            {legend}
          </Text>
        </div>
      </Container>
    </Section>
  );
}
