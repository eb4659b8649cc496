import { BrandMark } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import type { AdminShellProps } from './AdminShell.tsx';

export const shell = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  navigation: [{ label: 'Leads', href: '/admin/leads' }],
  currentPath: '/admin/leads',
  staffMember: 'm.reyes@example.com',
  backToSite: { label: 'Back to Site', href: '/' },
  onSignOut: () => {},
  heading: 'Investment Leads',
} satisfies Omit<AdminShellProps, 'children'>;
