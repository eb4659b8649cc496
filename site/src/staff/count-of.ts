import { investmentLeads } from '@sponsor/content/admin';

/** `1 lead`, `2,140 leads`, `10,000+ leads`. */
export function countOf(total: number, more = false): string {
  const { one, many } = investmentLeads.count;
  return `${total.toLocaleString('en-US')}${more ? '+' : ''} ${total === 1 ? one : many}`;
}
