import { type LeadOrigins, type OriginSeries, originDays } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

interface CountedRow {
  day: string;
  form: string;
  campaign: string;
  count: number;
}

interface ShownRow {
  day: string;
  page: string;
  count: number;
}

/** Many times the leads of a month; beyond it the oldest days are left out. */
const countedAtMost = 20_000;

/** A chart cannot distinguish more. */
const shownAtMost = 5;

const firstDay = `($1::date - ${originDays - 1})`;

/** Reads as many leads as it counts, each with its first submission. */
const countLeads = `
  with came as (
    select id, (created_at at time zone $2::text)::date as day from leads
    where not quarantined and created_at >= ${firstDay}::timestamp at time zone $2::text
    order by created_at desc, id desc limit ${countedAtMost + 1}
  )
  select to_char(day, 'YYYY-MM-DD') as day, coalesce(form_id, '') as form, coalesce(campaign, '') as campaign,
    count(*)::int as count
  from came left join lateral (
    select form_id, coalesce(context #>> '{firstTouch,campaign,utm_campaign}', (
      select field ->> 'value' from jsonb_array_elements(fields) as field where field ->> 'name' = 'utm_campaign' limit 1
    )) as campaign
    from submissions where lead_id = came.id order by received_at limit 1
  ) as first on true
  group by 1, 2, 3`;

const countPages = `
  select to_char(day, 'YYYY-MM-DD') as day, name as page, sum(count)::float8 as count from event_counts
  where kind = 'page' and day >= ${firstDay} group by day, name`;

/** Returns where the leads of the last days came from, and the page views on these days. */
export async function readOrigins(database: Queryable, timeZone: string, now: Date): Promise<LeadOrigins> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const [leads, shown] = await Promise.all([
    database.query<CountedRow>(countLeads, [today, timeZone]),
    database.query<ShownRow>(countPages, [today]),
  ]);
  const days = daysOf(today, leads.rows);
  const byCampaign = seriesOf(days, leads.rows, ({ campaign }) => campaign);
  const byPage = seriesOf(days, shown.rows, ({ page }) => page);
  return {
    days,
    forms: seriesOf(days, leads.rows, ({ form }) => form),
    campaigns: byCampaign.slice(0, shownAtMost),
    otherCampaigns: sumOf(days, byCampaign.slice(shownAtMost)),
    pages: byPage.slice(0, shownAtMost),
    otherPages: sumOf(days, byPage.slice(shownAtMost)),
  };
}

function daysOf(today: string, rows: readonly CountedRow[]): string[] {
  const last = Date.parse(today);
  const days = Array.from({ length: originDays }, (_, index) =>
    new Date(last - (originDays - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  const counted = rows.reduce((total, { count }) => total + count, 0);
  if (counted <= countedAtMost) return days;
  // The day at which counting stopped is incomplete; today is always shown.
  const [broken = today] = rows.map(({ day }) => day).toSorted();
  return days.filter((day) => day > broken || day === today);
}

/** The largest first. */
function seriesOf<Row extends { day: string; count: number }>(
  days: readonly string[],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): OriginSeries[] {
  const places = new Map(days.map((day, place) => [day, place]));
  const series = new Map<string, number[]>();
  for (const row of rows) {
    const place = places.get(row.day);
    if (place === undefined) continue;
    const name = nameOf(row);
    const counts = series.get(name) ?? days.map(() => 0);
    counts[place] = (counts[place] ?? 0) + row.count;
    series.set(name, counts);
  }
  const all = [...series].map(([name, counts]) => ({ name, counts, total: counts.reduce((sum, one) => sum + one, 0) }));
  return all
    .toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1))
    .map(({ name, counts }) => ({ name, counts }));
}

function sumOf(days: readonly string[], series: readonly OriginSeries[]): number[] {
  return days.map((_, place) => series.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
}
