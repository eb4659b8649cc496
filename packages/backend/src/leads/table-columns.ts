import type { InvestmentLead } from '@sponsor/domain';
import { Problem } from '../base/problem.ts';

export type LeadColumn = keyof InvestmentLead;

export const leadColumns: readonly LeadColumn[] = ['id', 'email', 'created_at', 'status', 'contacted_at'];

export function readColumn(name: string): LeadColumn {
  const column = leadColumns.find((candidate) => candidate === name);
  if (column === undefined) {
    throw new Problem(400, `column investment_leads.${shortened(name)} does not exist`, { tableCode: '42703' });
  }
  return column;
}

/** Returns an error in the shape of the table protocol. */
export function refusal(message: string): Problem {
  return new Problem(400, message, { tableCode: 'PGRST100' });
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
