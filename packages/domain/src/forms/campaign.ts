import { fieldLimits } from './text.ts';

// Browsers and Node both have this; the language's own library does not declare it.
declare const URLSearchParams: new (query: string) => { get(name: string): string | null };

type CampaignName = 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term';

/** Where a visitor came from, as the CRM wants it. */
export type Campaign = Record<CampaignName, string>;

type CampaignFormId = 'contact' | 'sign-up';

const defaults: Record<CampaignFormId, Campaign> = {
  contact: {
    utm_source: 'direct',
    utm_medium: 'website',
    utm_campaign: 'contact_page',
    utm_content: 'contact_form',
    utm_term: '',
  },
  'sign-up': {
    utm_source: 'direct',
    utm_medium: 'website',
    utm_campaign: 'spark_fund_landing',
    utm_content: 'hero_form',
    utm_term: '',
  },
};

/**
 * The campaign values of a page's query string, with the form's defaults (spec §7); an empty parameter counts as absent.
 * A value that the server would refuse is shortened and cleaned: a visitor must not pay for a careless link.
 */
export function campaignFrom(search: string, formId: CampaignFormId): Campaign {
  const query = new URLSearchParams(search);
  const read = (name: CampaignName) => storable(query.get(name) ?? '') || defaults[formId][name];
  return {
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
    utm_content: read('utm_content'),
    utm_term: read('utm_term'),
  };
}

/** The five values as fields, in the order of the spec. */
export function campaignFields(campaign: Campaign) {
  return [
    { name: 'utm_source', value: campaign.utm_source },
    { name: 'utm_medium', value: campaign.utm_medium },
    { name: 'utm_campaign', value: campaign.utm_campaign },
    { name: 'utm_content', value: campaign.utm_content },
    { name: 'utm_term', value: campaign.utm_term },
  ];
}

function storable(value: string): string {
  return value.slice(0, fieldLimits.campaign).replace(/[\p{Cc}\p{Cs}]/gu, '');
}
