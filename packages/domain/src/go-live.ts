import { type Claim, isClaim } from './claim.ts';
import type { Sponsor } from './sponsor.ts';

/** Something that the sponsor must supply before search engines may index the site. */
export interface OpenMatter {
  /**
   * `sample` must be replaced or confirmed, `open` is in [brackets], `undated` and `stale` concern the day of a claim.
   */
  kind: 'sample' | 'open' | 'approval' | 'undated' | 'stale';
  /** Within the sponsor's content, `claims/record.ts`. */
  file: string;
  /** Within the exports of the file, `leadership.people[0].name`. */
  field: string;
  /** The text concerned, or what is missing. */
  detail: string;
}

interface Content {
  sponsor: Sponsor;
  /** The exports of each file of the content, by name. */
  files: Readonly<Record<string, object>>;
}

/** A placeholder for missing text. A sentence that says “[brackets]” explains these, and is none. */
const bracketed = /\[(?!brackets\])[^\][]+\]/g;

/**
 * Returns everything that keeps the site from going live on a day, `2026-06-30`; an item in several files appears once,
 * at its shallowest place.
 */
export function openMatters({ sponsor, files }: Content, today: string): OpenMatter[] {
  const ofSponsor = new Set(Object.values(files['sponsor.ts'] ?? {}).flatMap((data: object) => Object.values(data)));
  const matters = [...approvals(sponsor, today), ...qualification(sponsor)];
  const seen = new Set<unknown>();
  // Claims are in their own folder, and shown by the files above it.
  const foldersFirst = Object.entries(files).toSorted(([one], [other]) => depth(other) - depth(one));
  const waiting: Place[] = foldersFirst.map(([file, data]) => ({ file, field: '', data }));
  for (const { file, field, data } of waiting) {
    if (typeof data === 'string') {
      // A name or date of the sponsor occurs in many sentences, but is supplied in only one place.
      const cells = (data.match(bracketed) ?? []).filter((cell) => cell === data || !ofSponsor.has(cell));
      for (const detail of cells) matters.push({ kind: 'open', file, field, detail });
    }
    if (typeof data !== 'object' || data === null || seen.has(data)) continue;
    seen.add(data);
    if ('sample' in data && data.sample === true) {
      matters.push({ kind: 'sample', file, field, detail: firstWords(data) });
    }
    if ('sampleNotice' in data && typeof data.sampleNotice === 'string') {
      matters.push({ kind: 'sample', file, field: within(field, 'sampleNotice', false), detail: data.sampleNotice });
    }
    if (isClaim(data)) matters.push(...datesOf(data, today).map((matter) => ({ ...matter, file, field })));
    for (const [key, part] of Object.entries(data)) {
      waiting.push({ file, field: within(field, key, Array.isArray(data)), data: part });
    }
  }
  return matters.toSorted((one, other) => one.file.localeCompare(other.file));
}

interface Place extends Pick<OpenMatter, 'file' | 'field'> {
  data: unknown;
}

function datesOf(claim: Claim, today: string): Pick<OpenMatter, 'kind' | 'detail'>[] {
  const { kind, asOf } = claim;
  const words = wordsOf(claim);
  if (asOf !== undefined && isStale(asOf, today)) return [{ kind: 'stale', detail: `${words} (${asOf})` }];
  return kind === 'fact' && asOf === undefined ? [{ kind: 'undated', detail: words }] : [];
}

type Fund = NonNullable<Sponsor['funds'][keyof Sponsor['funds']]>;

function approvals({ funds }: Sponsor, today: string): OpenMatter[] {
  return Object.entries({ ...funds }).flatMap(([key, { name, approval }]: [string, Fund]): OpenMatter[] => {
    const place = { file: 'sponsor.ts', field: `sponsor.funds.${key}.approval` };
    if (!approval) return [{ ...place, kind: 'approval', detail: `Nobody has approved the pages of ${name}` }];
    if (!isStale(approval.on, today)) return [];
    return [{ ...place, kind: 'stale', detail: `Approved by ${approval.by} (${approval.on})` }];
  });
}

/** A qualified offering states its qualification date. */
function qualification({ funds: { regulationA } }: Sponsor): OpenMatter[] {
  const { name, status, qualifiedOn } = regulationA;
  if (status !== 'qualified' || qualifiedOn !== undefined) return [];
  const field = 'sponsor.funds.regulationA.qualifiedOn';
  return [{ kind: 'undated', file: 'sponsor.ts', field, detail: `${name} is qualified, and nobody says since when` }];
}

/** A day is valid for twelve months, including the same day a year later. */
function isStale(day: string, today: string): boolean {
  const [year = '', ...monthAndDay] = day.split('-');
  return [String(Number(year) + 1), ...monthAndDay].join('-') < today;
}

function depth(file: string): number {
  return file.split('/').length;
}

function within(field: string, key: string, isList: boolean): string {
  if (isList) return `${field}[${key}]`;
  return field === '' ? key : `${field}.${key}`;
}

/** Returns the first words, which identify the item. */
function firstWords(data: object): string {
  if (isClaim(data)) return wordsOf(data);
  const words = Object.values(data).find((part) => typeof part === 'string' && part.includes(' '));
  return typeof words === 'string' ? words : '';
}

function wordsOf({ figure, text }: Claim): string {
  return figure === undefined ? text : `${figure} ${text}`;
}
