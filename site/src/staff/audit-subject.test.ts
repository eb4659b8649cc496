import { describe, expect, it } from 'vitest';
import { subjectOf } from './audit.tsx';

const entry = {
  entry: 1,
  at: '2026-03-01T15:00:00.000Z',
  actor: 'dana@example.org',
  action: 'lead read',
  subject: '019a8f3c-0000-7000-8000-000000000001',
  leadId: null,
  leadEmail: null,
  details: {},
  hash: '0',
};

describe('the subject of an audit log entry', () => {
  it('is a lead by its current address, even if the entry names a submission', () => {
    const leadId = '019a8f3c-0000-7000-8000-000000000002';
    expect(subjectOf({ ...entry, leadId, leadEmail: 'ann.hollis@example.com' })).toEqual({
      subject: 'ann.hollis@example.com',
      subjectHref: `/admin/leads?lead=${leadId}`,
    });
  });

  it.each([
    ['a staff member', 'role changed', 'lee@example.org', '/admin/staff'],
    ['a section', 'section image changed', 'problem', '/admin'],
    ['a page', 'pages exported', '/invest', '/admin/pages?path=%2Finvest'],
  ])('is %s, with a link to its screen', (_what, action, subject, subjectHref) => {
    expect(subjectOf({ ...entry, action, subject })).toEqual({ subject, subjectHref });
  });

  it('is shown as stored if its object no longer exists', () => {
    expect(subjectOf(entry)).toEqual({ subject: entry.subject });
    expect(subjectOf({ ...entry, subject: '' })).toEqual({ subject: '' });
  });
});
