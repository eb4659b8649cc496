import { describe, expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

describe('safeError', () => {
  it('keeps names, codes and frames, and no user input', () => {
    const cause = Object.assign(new Error('Key (email)=(jo@example.org) already exists.\n at jo@example.org:1:1'), {
      code: '23505',
      constraint: 'leads_email_key',
    });
    const described = safeError(new Error('Failed query, params: jo@example.org', { cause }));
    expect(described).toMatchObject({ name: 'Error', cause: { code: '23505', constraint: 'leads_email_key' } });
    expect(described.at[0]).toContain('safe-error.test.ts');
    expect(JSON.stringify(described)).not.toContain('jo@example.org');
  });

  it('describes a thrown value that is not an error', () => {
    expect(safeError('jo@example.org')).toEqual({ name: 'string', at: [] });
  });
});
