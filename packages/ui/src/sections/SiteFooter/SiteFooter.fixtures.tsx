import { BrandMark } from '@sponsor/content/drawings';
import { footer, regulationAFooter } from '@sponsor/content/footer';
import { regulationADisclosures } from '@sponsor/content/legal';
import { sponsor } from '@sponsor/content/sponsor';
import type { SiteFooterProps } from './SiteFooter.tsx';

const contact = {
  heading: footer.contactHeading,
  office: sponsor.office,
  phone: '(317) 555-0100',
  email: 'hello@limestone-main.example',
};

const legal = {
  risk: footer.risk,
  links: [...footer.readingLinks, ...footer.legalLinks],
  year: 2026,
  rightsHolder: footer.rightsHolder,
  rights: footer.rights,
  sampleNotice: footer.sampleNotice,
};

export const companyFooter: SiteFooterProps = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  blurb: footer.blurb,
  contact,
  legal,
  quickLinks: { heading: footer.quickLinksHeading, links: footer.quickLinks },
};

export const fundFooter: SiteFooterProps = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  blurb: regulationAFooter.blurb,
  contact: { ...contact, heading: regulationAFooter.contactHeading },
  legal: { ...legal, rightsHolder: regulationAFooter.rightsHolder },
  disclosures: regulationADisclosures,
};
