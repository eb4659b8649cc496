import { Card, Grid, GridItem, Heading, Panel, Section, Stack, Text } from '@sponsor/ui';
import { Explainer, Reasons, SiteFooter, SiteHeader } from '@sponsor/ui/sections';
import { Mark } from './mark';
import { NewsForm } from './news-form';
import { explainer, footer, header, hero, news, reasons, steps } from './words';

/** The fund's only page, from top to bottom. */
export function LandingPage() {
  return (
    <>
      <SiteHeader {...header} mark={<Mark />} currentPath="/" solid="always" mainId="main" />
      <main id="main">
        <Section surface="tint">
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
        <Section surface="inverse" space="compact" id="steps" labelledBy="steps-heading">
          <Stack space="x8">
            <Heading level={2} id="steps-heading">
              {steps.heading}
            </Heading>
            <Grid>
              {steps.list.map(({ title, text, columns }) => (
                <GridItem key={title} columns={columns}>
                  <Card heading={title} headingLevel={3}>
                    {text}
                  </Card>
                </GridItem>
              ))}
            </Grid>
          </Stack>
        </Section>
        <Reasons {...reasons} />
      </main>
      <SiteFooter {...footer} mark={<Mark />} />
    </>
  );
}
