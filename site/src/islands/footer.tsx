import { brand } from '@sponsor/content/brand';
import { footer, investFooter } from '@sponsor/content/footer';
import { regulationADisclosures } from '@sponsor/content/legal';
import { SiteFooter } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';
import { useYear } from '../use-year.ts';

/** Names the holding company and leads on to everything. */
export function CompanyFooter() {
  const { contact, legal } = useFooter(footer);
  return (
    <SiteFooter
      brandName={brand.name}
      blurb={footer.blurb}
      contact={contact}
      legal={legal}
      quickLinks={{ heading: footer.quickLinksHeading, links: footer.quickLinks }}
    />
  );
}

/** Names the fund, and discloses what an offer under Regulation A must (spec §2). */
export function FundFooter() {
  const { contact, legal } = useFooter(investFooter);
  return (
    <SiteFooter
      brandName={brand.name}
      blurb={investFooter.blurb}
      contact={contact}
      legal={legal}
      disclosures={regulationADisclosures}
    />
  );
}

function useFooter({ contactHeading, rightsHolder }: { contactHeading: string; rightsHolder: string }) {
  const { phone, email, linkedInUrl } = useRenderInput().site;
  const year = useYear();
  return {
    contact: {
      heading: contactHeading,
      office: brand.office,
      phone,
      email,
      ...(linkedInUrl && { network: { label: footer.networkLabel, href: linkedInUrl } }),
    },
    legal: {
      risk: footer.risk,
      links: footer.legalLinks,
      year,
      rightsHolder,
      rights: footer.rights,
      sampleNotice: footer.sampleNotice,
    },
  };
}
