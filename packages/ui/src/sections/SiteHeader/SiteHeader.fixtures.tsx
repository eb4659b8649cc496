import { BrandMark } from '@sponsor/content/drawings';
import {
  headerLinks,
  headerWords,
  investInRegulationA,
  investWithUs,
  regulationAAnchors,
  shareholderLoginLabel,
} from '@sponsor/content/navigation';
import { sponsor } from '@sponsor/content/sponsor';
import type { SiteHeaderProps } from './SiteHeader.tsx';

const { onThisPage, ...header } = headerWords;

/** On a page that itself offers the choice of funds. */
export const chooserHeader: SiteHeaderProps = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  links: headerLinks,
  currentPath: '/',
  solid: 'on-scroll',
  login: { label: shareholderLoginLabel, href: 'https://shareholders.limestone-main.example/' },
  mainId: 'main',
  ...header,
};

export const homeHeader: SiteHeaderProps = { ...chooserHeader, action: investWithUs };

export const investHeader: SiteHeaderProps = {
  ...homeHeader,
  currentPath: '/invest',
  solid: 'always',
  action: investInRegulationA,
  anchors: { label: onThisPage, links: regulationAAnchors },
};

export const germanHeader: SiteHeaderProps = {
  ...homeHeader,
  brandName: 'Grundstücksverwaltungsgesellschaft',
  links: [
    { label: 'Startseite', href: '/' },
    { label: 'Unternehmensgeschichte', href: '/about' },
    { label: 'Beteiligungsangebote', href: '/invest' },
    { label: 'Immobilienbestand', href: '/#portfolio' },
    { label: 'Veröffentlichungen', href: '/blog' },
    { label: 'Kontaktaufnahme', href: '/contact' },
  ],
  action: { label: 'Beteiligungsmöglichkeiten', href: '/investment-selection' },
  login: { label: 'Anteilseignerbereich', href: 'https://shareholders.limestone-main.example/' },
};
