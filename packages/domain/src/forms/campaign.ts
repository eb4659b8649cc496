import { storableLine } from './storable-line.ts';
import type { Field } from './submission.ts';
import { fieldLimits, lineOfLink } from './text.ts';

/** The campaign fields of a visit whose address names no campaign. */
export interface CampaignDefaults {
  utm_campaign: string;
  utm_content: string;
}

// Browsers and Node both have this, but the language's own library does not declare it.
declare const URLSearchParams: new (query: string) => { get(name: string): string | null };

/**
 * Returns where a visitor came from, as the CRM expects it: the five fields `utm_source`, `utm_medium`, `utm_campaign`,
 * `utm_content` and `utm_term`, in this order, from the query string of the page. An empty parameter counts as absent.
 * A value that the server would refuse is shortened and cleaned, so that a visitor does not pay for a careless link.
 */
export function campaignFields(search: string, { utm_campaign, utm_content }: CampaignDefaults): Field[] {
  const query = new URLSearchParams(search);
  const defaults = { utm_source: 'direct', utm_medium: 'website', utm_campaign, utm_content, utm_term: '' };
  return Object.entries(defaults).map(([name, value]) => ({
    name,
    value: storableLine(query.get(name) ?? '', fieldLimits.campaign) || value,
  }));
}

/** Returns the validation of the same five fields. */
export function campaignShape() {
  return {
    utm_source: lineOfLink('Campaign source', fieldLimits.campaign),
    utm_medium: lineOfLink('Campaign medium', fieldLimits.campaign),
    utm_campaign: lineOfLink('Campaign name', fieldLimits.campaign),
    utm_content: lineOfLink('Campaign content', fieldLimits.campaign),
    utm_term: lineOfLink('Campaign term', fieldLimits.campaign),
  };
}
