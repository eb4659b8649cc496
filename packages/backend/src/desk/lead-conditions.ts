import type { LeadSelection } from '@sponsor/domain';
import type { Parameters } from '../database/parameters.ts';

export type SelectionPart = 'days' | 'status' | 'others';

export const selectionParts: readonly SelectionPart[] = ['days', 'status', 'others'];

/** Returns the SQL conditions of a selection, or of only the given parts of it. */
export function conditionsOf(
  selection: LeadSelection,
  timeZone: string,
  parameters: Parameters,
  parts: readonly SelectionPart[] = selectionParts,
): string[] {
  return parts.flatMap((part) => conditionsOfPart[part](selection, parameters, timeZone));
}

const conditionsOfPart: Record<
  SelectionPart,
  (selection: LeadSelection, parameters: Parameters, timeZone: string) => string[]
> = {
  days({ from, to }, parameters, timeZone) {
    const conditions: string[] = [];
    const midnight = (day: string) => `(${day}::timestamp at time zone ${parameters.add(timeZone)})`;
    if (from !== undefined) conditions.push(`created_at >= ${midnight(`${parameters.add(from)}::date`)}`);
    if (to !== undefined) conditions.push(`created_at < ${midnight(`(${parameters.add(to)}::date + 1)`)}`);
    return conditions;
  },
  status: ({ status }, parameters) => (status === undefined ? [] : [`status = ${parameters.add(status)}`]),
  others({ ids, search, form, campaign, owner, due }, parameters) {
    const conditions = search.map((word) => `search like ${parameters.add(`%${escapePattern(word)}%`)}`);
    if (ids !== undefined) conditions.push(`id = any(${parameters.add(ids)}::uuid[])`);
    if (form !== undefined) conditions.push(`forms @> array[${parameters.add(form)}]::text[]`);
    if (campaign !== undefined) conditions.push(`campaigns @> array[${parameters.add(campaign)}]::text[]`);
    if (owner !== undefined) conditions.push(owner === '' ? 'owner is null' : `owner = ${parameters.add(owner)}`);
    if (due !== undefined) conditions.push(`next_action_on <= ${parameters.add(due)}::date`);
    return conditions;
  },
};

function escapePattern(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
