import { adminShell } from '@sponsor/content/admin';
import { dashboard } from '@sponsor/content/dashboard';
import { pageHistory } from '@sponsor/content/page-history';
import type { AuditPage } from '@sponsor/domain';

/** Whom or what an entry of the log is about, as staff know it, and the screen that shows it. */
export function subjectOf({ action, subject, leadId, leadEmail }: AuditPage['entries'][number]): {
  subject: string;
  subjectHref?: string;
} {
  if (leadId !== null) {
    const query = new URLSearchParams({ lead: leadId });
    return { subject: leadEmail ?? subject, subjectHref: `${adminShell.leads.href}?${query}` };
  }
  if (subject.includes('@')) return { subject, subjectHref: adminShell.staff.href };
  if (action === 'section image changed') return { subject, subjectHref: dashboard.link.href };
  if (subject.startsWith('/')) {
    return { subject, subjectHref: `${pageHistory.link.href}?${new URLSearchParams({ path: subject })}` };
  }
  return { subject };
}
