import type { DrawingText, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadWords {
  heading: string;
  lede: ProseParts;
  /** The first is the purpose of the page; the others are links beside it. */
  actions?: readonly NavigationLink[];
}

export type PageHeadProps = RootProps &
  PageHeadWords &
  (
    | { media: ReactNode /** Of a picture, which keeps the gutter. */; caption: string; drawing?: never }
    | {
        media: ReactNode;
        /** The title mark of an elevation, which is as wide as the window. */
        drawing: Omit<DrawingText, 'alternativeText'>;
        caption?: never;
      }
    | { /** Omit it if a drawing follows. */ media?: never; caption?: never; drawing?: never }
  );

/** The head of a page: its headline, a description beside it, and a wide picture or an elevation. */
export function PageHead({ heading, lede, actions, media, caption, drawing, ...rootProps }: PageHeadProps) {
  const headingId = useId();
  const [action, ...others] = actions ?? [];
  return (
    <Section {...rootProps} space="none" labelledBy={headingId} bleed>
      <Container>
        <div className={styles.words}>
          <PageHeading heading={heading} headingId={headingId} lede={lede}>
            {action && (
              <div className={styles.actions}>
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
                {others.map(({ label, href }) => (
                  <Link key={href} variant="standalone" href={href}>
                    {label}
                  </Link>
                ))}
              </div>
            )}
          </PageHeading>
        </div>
      </Container>
      {drawing && (
        <div className={styles.sheet}>
          <div className={styles.elevation}>{media}</div>
        </div>
      )}
      {caption && (
        <Container>
          <div className={styles.frame}>
            <div className={styles.picture}>{media}</div>
          </div>
        </Container>
      )}
      {media && (
        <Container>
          <div className={styles.foot}>
            {drawing ? (
              <TitleMark {...drawing} />
            ) : (
              <Text size="small" tone="muted">
                {caption}
              </Text>
            )}
          </div>
        </Container>
      )}
    </Section>
  );
}
