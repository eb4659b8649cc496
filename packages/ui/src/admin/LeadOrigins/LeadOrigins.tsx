'use client';

import { formatDay, formNames as namesOfForms, type OriginSeries, type LeadOrigins as Origins } from '@sponsor/domain';
import { Chart, type ChartSeries } from '../../components/Chart/Chart.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import * as styles from './LeadOrigins.css.ts';
import { type LeadOriginsTexts, leadOriginsTexts } from './texts.ts';

export interface LeadOriginsProps extends TextsProp<LeadOriginsTexts> {
  /** The data last read; omit it while it is loading. */
  origins: Origins | undefined;
  /** Names of forms by id, instead of those of `@sponsor/domain`; others are shown by id. */
  formNames?: Readonly<Record<string, string>> | undefined;
}

const count = new Intl.NumberFormat('en-US');
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The origins of recent leads by form and campaign, and the page views of visitors. */
export function LeadOrigins({ origins, formNames = namesOfForms, texts: given }: LeadOriginsProps) {
  const texts = mergeTexts(leadOriginsTexts, given);
  return (
    <div className={styles.origins}>
      <Heading level={2} size="title">
        {texts.heading}
      </Heading>
      {origins ? (
        <Charts {...{ origins, formNames, texts }} />
      ) : (
        <div className={styles.charts}>
          <Skeleton ratio={2} label={texts.loading} />
          <Skeleton ratio={2} />
        </div>
      )}
    </div>
  );
}

interface ChartsProps {
  origins: Origins;
  formNames: Readonly<Record<string, string>>;
  texts: LeadOriginsTexts;
}

function Charts({ origins, formNames, texts }: ChartsProps) {
  const { days, forms, campaigns, otherCampaigns, pages, otherPages } = origins;
  const [first = '', last = first] = [days[0], days.at(-1)];
  const chart = (counted: string, series: readonly ChartSeries[], display: 'bars' | 'lines' = 'bars') => (
    <Chart
      label={`${counted} ${formatDay(first)} ${texts.to} ${formatDay(last)}`}
      display={display}
      series={series}
      points={days.map((day) => shortDay.format(new Date(day)))}
      pointLabel={texts.day}
      totalLabel={texts.total}
      tableLabel={texts.table}
      formatValue={(value) => count.format(value)}
    />
  );
  const ofForms = forms.map(({ name, counts }) => ({ label: formNames[name] ?? name, values: counts }));
  return (
    <>
      {forms.length === 0 ? (
        <Text tone="muted">{texts.empty}</Text>
      ) : (
        <div className={styles.charts}>
          {chart(texts.forms, ofForms)}
          {chart(texts.campaigns, withOthers(campaigns, otherCampaigns, texts))}
        </div>
      )}
      {pages.length > 0 && chart(texts.pages, withOthers(pages, otherPages, texts), 'lines')}
    </>
  );
}

function withOthers(
  series: readonly OriginSeries[],
  others: readonly number[],
  { noCampaign, others: othersLabel }: LeadOriginsTexts,
): ChartSeries[] {
  const named = series.map(({ name, counts }) => ({ label: name === '' ? noCampaign : name, values: counts }));
  return others.some((one) => one > 0) ? [...named, { label: othersLabel, values: others }] : named;
}
