import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPasswordOf } from './passwords.ts';
import { seal, unseal } from './seal.ts';

const earlier = 'a-secret-of-an-earlier-release-0123456789';

describe('a seal', () => {
  it('opens with the secret that sealed it, even after that secret was replaced', () => {
    const sealed = seal(['first'], 'a text');
    expect(sealed).not.toContain(Buffer.from('a text').toString('hex'));
    expect(unseal(['second', 'first'], sealed)).toBe('a text');
    expect(() => unseal(['second'], sealed)).toThrow('SESSION_SECRET');
    expect(() =>
      unseal(
        ['first'],
        sealed.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toThrow();
    expect(seal(['first'], 'a text')).not.toBe(sealed);
  });

  it('of an earlier release opens', () => {
    const sealed =
      'd696e44ae7474960c4aa48fb2d661e2429653827e9e3c59138e5bab476ffd2d80ca7e3bbb3f5b09fdfeb488eedee9beed2ce93a31c137bf7ae10029f460a55668cbedc136ae091ae';
    expect(unseal(['another', earlier], sealed)).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  });
});

describe('a password hash', () => {
  it('of an unknown account matches no password', async () => {
    expect(await isPasswordOf(undefined, '')).toBe(false);
  });

  it('contains its cost, which shows whether an earlier release wrote it', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}:32768,8,3$/);
    expect([isOutdated(hash), isOutdated(hash.replace(/:32768.*/, ''))]).toEqual([false, true]);
    expect([await isPasswordOf(hash, 'correct horse battery'), await isPasswordOf(hash, 'correct horse')]).toEqual([
      true,
      false,
    ]);
  });
});
