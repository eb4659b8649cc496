import { BrandMark } from '@sponsor/content/drawings';
import { footer, regulationAFooter } from '@sponsor/content/footer';
import { regulationADisclosures } from '@sponsor/content/legal';
import { headerLinks, headerWords, shareholderLoginLabel } from '@sponsor/content/navigation';
import { notePlaceLabel } from '@sponsor/content/notes';
import { sponsor } from '@sponsor/content/sponsor';
import { Breadcrumb, NotePopover, Section } from '@sponsor/ui';
import { SiteFooter, SiteHeader } from '@sponsor/ui/sections';
import type { ReactNode } from 'react';
import { trailTo } from './discovery/listed-pages.ts';
import { useRenderContext } from './render-context.ts';

const { onThisPage, ...header } = headerWords;

/** The header's links on the home page, where the link to the portfolio is a fragment. */
const homeHeaderLinks = headerLinks.map((link) => ({ ...link, href: link.href.replace(/^\/#/, '#') }));

/** The layout of every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { page, path, site, year } = useRenderContext();
  const { solid, surface, anchors, action } = page.header;
  const trail = trailTo(page);
  const isFund = page.footer === 'fund';
  const { blurb, contactHeading, rightsHolder } = isFund ? regulationAFooter : footer;
  return (
    <>
      <SiteHeader
        {...header}
        mark={<BrandMark />}
        brandName={sponsor.name}
        links={page.canonical === '/' ? homeHeaderLinks : headerLinks}
        currentPath={path}
        solid={solid}
        {...(surface && { surface })}
        {...(anchors && { anchors: { label: onThisPage, links: anchors } })}
        {...(action && { action })}
        login={{ label: shareholderLoginLabel, href: site.shareholderPortalUrl }}
        mainId="main"
      />
      {trail.length > 0 && (
        <Section component="div" space="none">
          <Breadcrumb items={trail} />
        </Section>
      )}
      <main id="main">{children}</main>
      <SiteFooter
        mark={<BrandMark />}
        brandName={sponsor.name}
        blurb={blurb}
        contact={{
          heading: contactHeading,
          office: sponsor.office,
          phone: site.phone,
          email: site.email,
          ...(site.linkedInUrl && { network: { label: footer.networkLabel, href: site.linkedInUrl } }),
        }}
        legal={{
          risk: footer.risk,
          links: [...footer.readingLinks, ...footer.legalLinks],
          year,
          rightsHolder,
          rights: footer.rights,
          sampleNotice: footer.sampleNotice,
        }}
        // An offer under Regulation A shows its required disclosures instead of links to other pages [footer-3].
        {...(isFund
          ? { disclosures: regulationADisclosures }
          : { quickLinks: { heading: footer.quickLinksHeading, links: footer.quickLinks } })}
      />
      <NotePopover placeLabel={notePlaceLabel} />
    </>
  );
}
