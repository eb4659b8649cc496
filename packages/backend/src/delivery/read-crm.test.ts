import { readFile } from 'node:fs/promises';
import { type CrmFormId, contactFields, crmFormIds, deckFields, signUpFields, webinarFields } from '@sponsor/domain';
import { expect, it } from 'vitest';

const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' };
const campaign = { utm_campaign: '', utm_content: '' };
const registration = webinarFields({ ...person, investmentAmount: '' });

const sent: Record<Exclude<CrmFormId, 'privacy'>, { name: string }[]> = {
  'sign-up': signUpFields(person, '', campaign),
  contact: contactFields({ name: 'Ann Lee', email: person.email, message: '' }, '', campaign),
  'webinar-reg-a': registration,
  'webinar-reg-d': registration,
  deck: deckFields(person),
};

it('has the setting and the fields of each form in the runbook, because the CRM refuses a form without one of them', async () => {
  const runbook = await readFile(new URL('../../../../docs/runbooks/connect-the-crm.md', import.meta.url), 'utf8');
  const rows = runbook.matchAll(/^\|[^|]+\| `CRM_FORM_(\w+)` +\|([^|]+)\|$/gm);
  const listed = new Map(
    Array.from(rows, ([, setting = '', fields = '']) => [
      setting.toLowerCase().replaceAll('_', '-'),
      Array.from(fields.matchAll(/`(\w+)`/g), ([, name]) => name),
    ]),
  );
  expect(new Set(listed.keys())).toEqual(new Set(crmFormIds));
  for (const [id, fields] of Object.entries(sent)) expect(listed.get(id)).toEqual(fields.map(({ name }) => name));
  expect(listed.get('privacy')).toEqual(['email', 'privacy_request']);
});
