import { privacyChoices } from '@sponsor/content/privacy-choices';
import { sponsor } from '@sponsor/content/sponsor';
import { Grid, GridItem, Heading, Link, Section, Stack, Text } from '@sponsor/ui';
import { Island } from '../../hydration/island.tsx';
import { present } from '../../present.ts';
import { useRenderContext } from '../../render-context.ts';
import TrackingChoice from './tracking-choice.island.tsx';

const { heading, lede, needsScript, more } = present(privacyChoices, 'privacy-choices.ts');

/** Where a visitor sees whether visits are counted, and changes it. */
export function Component() {
  const { consent } = useRenderContext().site;
  return (
    <Section space="compact">
      <Grid>
        <GridItem columns="1-8">
          <Stack space="x12">
            <Stack>
              <Heading level={1}>{heading}</Heading>
              <Text size="lede" tone="muted">
                {lede}
              </Text>
            </Stack>
            <Island when="idle">
              <TrackingChoice asksFirst={consent === 'opt-in'} timeZone={sponsor.timeZone} />
            </Island>
            <noscript>
              <Text>{needsScript}</Text>
            </noscript>
            <Stack>
              <Heading level={2} size="title">
                {more.heading}
              </Heading>
              {more.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <Link variant="standalone" href={more.link.href}>
                {more.link.label}
              </Link>
            </Stack>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
