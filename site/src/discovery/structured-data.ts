import { sponsor } from '@sponsor/content/sponsor';
import { internationalTelephone, type SiteConfig } from '@sponsor/domain';
import type { PageHandle } from '../page-handle.ts';
import { cardAddress } from '../social-card.ts';
import { trailTo } from './listed-pages.ts';

/**
 * Returns a page's schema.org data: the sponsor (on the home page), the article, and the breadcrumb. It contains no fund, term
 * or return, which must never be shown without their risk.
 */
export function structuredData(page: PageHandle, site: Pick<SiteConfig, 'phone' | 'email'>, publicUrl: string) {
  if (page.canonical === undefined) return [];
  return [
    ...(page.canonical === '/' ? [{ '@context': context, ...organization(publicUrl), ...contact(site) }] : []),
    ...articleOf(page, page.canonical, publicUrl),
    ...breadcrumbs(page, publicUrl),
  ];
}

const context = 'https://schema.org';

function organization(publicUrl: string) {
  const logo = sponsor.icons.manifest.at(-1)?.src ?? sponsor.icons.homeScreen;
  return { '@type': 'Organization', name: sponsor.name, url: `${publicUrl}/`, logo: `${publicUrl}${logo}` };
}

function contact({ phone, email }: Pick<SiteConfig, 'phone' | 'email'>) {
  const [addressLocality, addressRegion] = sponsor.office.split(', ');
  return {
    parentOrganization: { '@type': 'Organization', name: sponsor.holdingCompany },
    telephone: internationalTelephone(phone, sponsor.country.callingCode),
    email,
    address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: sponsor.country.code },
  };
}

function articleOf({ article, title, description }: PageHandle, canonical: string, publicUrl: string) {
  if (!article) return [];
  return [
    {
      '@context': context,
      '@type': 'Article',
      headline: title,
      description,
      datePublished: article.date,
      articleSection: article.topic,
      image: `${publicUrl}${cardAddress(canonical)}`,
      mainEntityOfPage: `${publicUrl}${canonical}`,
      author: organization(publicUrl),
      publisher: organization(publicUrl),
    },
  ];
}

/** Returns the path to the page, as its `Breadcrumb` shows it. */
function breadcrumbs(page: PageHandle, publicUrl: string) {
  const trail = trailTo(page);
  if (trail.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${publicUrl}${href}`,
      })),
    },
  ];
}
