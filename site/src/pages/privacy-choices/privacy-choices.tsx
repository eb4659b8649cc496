import { privacyChoices } from '@sponsor/content/privacy-choices';
import { sponsor } from '@sponsor/content/sponsor';
import { Grid, GridItem, Heading, Link, Section, Stack, Text } from '@sponsor/ui';
import { Island } from '../../hydration/island.tsx';
import { useRenderContext } from '../../render-context.ts';
import { requireContent } from '../../require-content.ts';
import TrackingChoice from './tracking-choice.island.tsx';

const { heading, lede, needsScript, more } = requireContent(privacyChoices, 'privacy-choices.ts');

/** Shows whether visits are counted, and lets a visitor change it. */
export function Component() {
  const { consent } = useRenderContext().site;
  return (
    <Section space="compact">
      <Stack space="x12">
        <Grid>
          <GridItem columns="1-7">
            <Heading level={1}>{heading}</Heading>
          </GridItem>
          <GridItem columns="5-12">
            <Stack space="x12">
              <Text size="lede" tone="muted">
                {lede}
              </Text>
              <Island when="idle">
                <TrackingChoice asksFirst={consent === 'opt-in'} timeZone={sponsor.timeZone} />
              </Island>
              <noscript>
                <Text>{needsScript}</Text>
              </noscript>
            </Stack>
          </GridItem>
        </Grid>
        <Grid>
          <GridItem columns="1-4">
            <Heading level={2} size="title">
              {more.heading}
            </Heading>
          </GridItem>
          <GridItem columns="5-12">
            <Stack>
              {more.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <Link variant="standalone" href={more.link.href}>
                {more.link.label}
              </Link>
            </Stack>
          </GridItem>
        </Grid>
      </Stack>
    </Section>
  );
}
