import { adminShell, investmentLeads } from '@sponsor/content/admin';
import { sponsor } from '@sponsor/content/sponsor';
import { BrandMark } from '@sponsor/drawings';
import type { AdminShellProps } from './AdminShell.tsx';

const { skip, navigationLabel, menu, signedInAs, signOut } = adminShell;

export const shell = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  navigation: [adminShell.leads],
  currentPath: adminShell.leads.href,
  staffMember: 'm.reyes@example.com',
  backToSite: adminShell.backToSite,
  texts: { skip, navigationLabel, menu, signedInAs, signOut },
  onSignOut: () => {},
  heading: investmentLeads.heading,
} satisfies Omit<AdminShellProps, 'children'>;
