import { describe, expect, it } from 'vitest';
import { shortIdentifier } from './short-identifier.ts';

describe('shortIdentifier', () => {
  it('is the end of a hash, and begins as a name may', () => {
    const identifier = shortIdentifier();
    expect(identifier({ hash: 'ab1cde0' })).toBe('cde0');
    expect(identifier({ hash: '1ab2cde0' })).toBe('_2cde0');
  });

  it('is the same each time', () => {
    const identifier = shortIdentifier();
    expect(identifier({ hash: 'ab1cde0' })).toBe(identifier({ hash: 'ab1cde0' }));
  });

  it('is never that of two styles', () => {
    const identifier = shortIdentifier();
    identifier({ hash: 'ab1cde0' });
    expect(() => identifier({ hash: 'ab2cde0' })).toThrow('Both ab2cde0 and ab1cde0 would be called cde0.');
  });
});
