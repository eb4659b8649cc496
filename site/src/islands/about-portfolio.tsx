import { portfolio } from '@sponsor/content/portfolio';
import { Grid, GridItem, Heading, Section, Stack, Text } from '@sponsor/ui';
import { PortfolioImages } from './portfolio-images.tsx';

/** What the sponsor builds, beside the words about it. */
export function AboutPortfolio() {
  return (
    <Section surface="tint">
      <Grid>
        <GridItem columns="1-4" from="large">
          <Stack>
            <Heading level={2} size="heading3">
              {portfolio.heading}
            </Heading>
            <Text tone="muted">{portfolio.text}</Text>
          </Stack>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <PortfolioImages />
        </GridItem>
      </Grid>
    </Section>
  );
}
