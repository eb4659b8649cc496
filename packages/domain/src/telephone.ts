import type { NavigationLink } from './content.ts';

/** A telephone number as it is read, and as a telephone dials it. */
export function telephoneLink(phone: string): NavigationLink {
  return { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` };
}
