import type { AuditPage } from '@sponsor/domain';

/** Returns the object of a log entry as staff know it, and the screen that shows it. */
export function subjectOf({ action, subject, leadId, leadEmail }: AuditPage['entries'][number]): {
  subject: string;
  subjectHref?: string;
} {
  if (leadId !== null) {
    const query = new URLSearchParams({ lead: leadId });
    return { subject: leadEmail ?? subject, subjectHref: `/admin/leads?${query}` };
  }
  if (subject.includes('@')) return { subject, subjectHref: '/admin/staff' };
  if (action === 'section image changed') return { subject, subjectHref: '/admin' };
  if (subject.startsWith('/')) {
    return { subject, subjectHref: `/admin/pages?${new URLSearchParams({ path: subject })}` };
  }
  return { subject };
}
