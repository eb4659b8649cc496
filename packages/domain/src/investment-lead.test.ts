import { describe, expect, it } from 'vitest';
import { investmentLeadSchema } from './investment-lead.ts';

const row = {
  id: '0198c5a4-7a3b-7c11-9f0e-2f6a1f1f0a11',
  email: 'ann@example.com',
  created_at: '2025-01-05T12:00:00.123+00:00',
  status: 'wEiRd_1',
  contacted_at: null,
};

describe('investmentLeadSchema', () => {
  it('keeps any stored status', () => {
    expect(investmentLeadSchema.parse(row)).toEqual(row);
  });

  it('[call-7] drops unknown columns', () => {
    expect(investmentLeadSchema.parse({ ...row, owner: 'x' })).toEqual(row);
  });

  it.each([
    ['a timestamp that no calendar knows', { created_at: 'yesterday' }],
    ['a contact date that is no date', { contacted_at: '' }],
    ['a missing status', { status: undefined }],
    ['a numeric e-mail', { email: 1 }],
  ])('refuses %s', (_case, change) => {
    expect(investmentLeadSchema.safeParse({ ...row, ...change }).success).toBe(false);
  });
});
