/** `1 lead`, `2,140 leads`, `10,000+ leads`. */
export function countOf(total: number, more = false): string {
  return `${total.toLocaleString('en-US')}${more ? '+' : ''} ${total === 1 ? 'lead' : 'leads'}`;
}
