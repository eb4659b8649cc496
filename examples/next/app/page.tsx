import { Grid, GridItem, Heading, Panel, Section, Stack, Text } from '@sponsor/ui';
import { Explainer, Reasons } from '@sponsor/ui/sections';
import { NewsForm } from './news-form';
import { explainer, hero, news, reasons } from './words';

export default function Page() {
  return (
    <>
      <Section surface="inverse">
        <Grid>
          <GridItem columns="1-7">
            <Stack space="x6">
              <Text tone="annotation" weight="medium">
                {hero.legend}
              </Text>
              <Heading level={1}>{hero.heading}</Heading>
              <Text size="lede" tone="muted">
                {hero.lede}
              </Text>
            </Stack>
          </GridItem>
          <GridItem columns="8-12">
            <Panel heading={news.heading} headingLevel={2} introduction={news.introduction}>
              <NewsForm />
            </Panel>
          </GridItem>
        </Grid>
      </Section>
      <Explainer {...explainer} />
      <Reasons {...reasons} />
    </>
  );
}
