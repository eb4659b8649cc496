import { brand } from '@sponsor/content/brand';
import { headerLinks, headerWords, shareholderLoginLabel } from '@sponsor/content/navigation';
import { SiteHeader } from '@sponsor/ui/sections';
import type { ReactNode } from 'react';
import { island } from './island.tsx';
import { useRenderInput } from './render-context.ts';
import type { Route } from './route.ts';

const CompanyFooter = island(() => import('./islands/footer.tsx').then((module) => module.CompanyFooter), 'idle');
const FundFooter = island(() => import('./islands/footer.tsx').then((module) => module.FundFooter), 'idle');

/** Wherever the home page is shown, its portfolio is on it. */
const homeHeaderLinks = headerLinks.map((link) => ({ ...link, href: link.href.replace(/^\/#/, '#') }));

/** What surrounds every page that is meant for visitors. */
export function PublicLayout({ route, children }: { route: Route; children: ReactNode }) {
  const { shareholderPortalUrl } = useRenderInput().site;
  const { solid, surface, anchors, action } = route.header;
  return (
    <>
      <SiteHeader
        brandName={brand.name}
        links={route.canonical === '/' ? homeHeaderLinks : headerLinks}
        currentPath={route.path}
        solid={solid}
        {...(surface && { surface })}
        {...(anchors && { anchors: { label: headerWords.onThisPage, links: anchors } })}
        {...(action && { action })}
        login={{ label: shareholderLoginLabel, href: shareholderPortalUrl }}
        mainId="main"
        labels={{ skip: headerWords.skipToContent, navigation: headerWords.mainNavigation, menu: headerWords.menu }}
      />
      <main id="main">{children}</main>
      {route.footer === 'fund' ? <FundFooter /> : <CompanyFooter />}
    </>
  );
}
