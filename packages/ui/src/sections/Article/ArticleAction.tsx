import type { Article, NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ArticleActionProps {
  action: Article['action'];
  back: NavigationLink;
}

/** The next step for a reader at the end. */
export function ArticleAction({ action: { heading, text, link }, back }: ArticleActionProps) {
  const headingId = useId();
  return (
    <Section surface="tint" space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-6">
          <Heading level={2} size="heading3" id={headingId}>
            {heading}
          </Heading>
        </GridItem>
        <GridItem columns="7-12">
          <Stack space="x4">
            <Text>{text}</Text>
            <Inline space="x6">
              <ButtonLink href={link.href}>{link.label}</ButtonLink>
              <Link variant="standalone" href={back.href}>
                {back.label}
              </Link>
            </Inline>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
