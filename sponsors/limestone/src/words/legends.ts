import { regulationAFund, regulationDFund } from './sponsor.ts';

/** The statement that Rule 255 requires wherever interest is collected before an offering statement is qualified (17 CFR 230.255). */
export const beforeQualification: string =
  'No money or other consideration is being solicited, and if sent in response, it will not be accepted. No offer to buy the securities can be accepted and no part of the purchase price can be received until the offering statement is qualified, and any such offer may be withdrawn or revoked, without obligation or commitment of any kind, at any time before notice of its acceptance given after the qualification date. An indication of interest involves no obligation or commitment of any kind.';

export const regulationAClosed: string = closed(`The offering of ${regulationAFund.name}`);
export const regulationDClosed: string = closed(`The placement of the ${regulationDFund.name}`);

function closed(offering: string): string {
  return `${offering} is closed. What this page says of its terms is kept for those who have invested, and is neither an offer to sell nor a solicitation to buy.`;
}

/** The legend beside a form about the Regulation A fund; `offered` names the exemption. */
export function besideRegulationA(offered: string): string {
  if (regulationAFund.status === 'closed') return regulationAClosed;
  return regulationAFund.status === 'qualified' ? offered : `${offered} ${beforeQualification}`;
}

/** The same for the Regulation D fund. */
export function besideRegulationD(offered: string): string {
  return regulationDFund.status === 'closed' ? regulationDClosed : offered;
}
