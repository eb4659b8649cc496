import { describe, expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

describe('safeError', () => {
  it('keeps what helps to find the fault and nothing that was typed', () => {
    const cause = Object.assign(new Error('Key (email)=(jo@example.org) already exists.\n at jo@example.org:1:1'), {
      code: '23505',
      constraint: 'leads_email_key',
    });
    const described = safeError(new Error('Failed query, params: jo@example.org', { cause }));
    expect(described).toMatchObject({ name: 'Error', cause: { code: '23505', constraint: 'leads_email_key' } });
    expect(described.at[0]).toContain('safe-error.test.ts');
    expect(JSON.stringify(described)).not.toContain('jo@example.org');
  });

  it('describes what is no error at all', () => {
    expect(safeError('jo@example.org')).toEqual({ name: 'string', at: [] });
  });
});
