import { describe, expect, it } from 'vitest';
import { createPasswordCheck } from './password-strength.ts';

const text = `<html><head><title>Harbor & Pine Investments</title><style>.zebra { color: red }</style></head><body>
  <h1>Own a part of Harbor &amp; Pine</h1><p>Harbor &amp; Pine builds workshops in Maplewick, Tallgrass County, Ohio. An investor of the
  Lantern Fund One reads the circular first.</p><p>The investor portal of the Opportunity Fund opens in spring.</p></body></html>`;
const isEasyToGuess = createPasswordCheck({
  shown: () => [{ document: new TextEncoder().encode(text) }],
  host: 'www.harborpine.example',
});

describe('isEasyToGuess', () => {
  it.each([
    'password1234',
    'Password123!',
    '123456789012',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'letmeinletmein',
    'dana.smith@example.org',
    'Example.org1',
  ])('is true for %s, from its lists', async (password) => {
    expect(await isEasyToGuess(password, 'dana.smith@example.org')).toBe(true);
  });

  it.each([
    'Maplewick2026',
    'Ohio2026!!!!',
    'HarborandPine!',
    'Harbor&Pine1',
    'Harbor & Pine Investments Lantern Fund One 2026',
    'lanternfundone2026',
    'opportunityfund1',
    'Tallgrass-County-1!',
    'Investor-Portal-2026!',
    'MaplewickTallgrassOhio1',
    'M4pl3w1ck!2026',
    'Máplewick2026',
    'kciwelpaM2026',
    'HarborPine.example1',
    'Dana.Smith.2026',
    'Welcome2026!x',
    'Winter2026!Snow',
    'ChangeMe2026!!',
    'Correct2026horse',
    'January-2026-!',
  ])('[staff-24] is true for %s, from the site, the address, seasons and years', async (password) => {
    expect(await isEasyToGuess(password, 'dana.smith@example.org')).toBe(true);
  });

  it.each([
    'correct horse battery',
    'quarry ledger meadow',
    'kV7!mq2xT9#z',
    'Maplewick teapot violin gravel',
    'rjwpvlqkzdtb',
  ])('[staff-24] is false for %s', async (password) => {
    expect(await isEasyToGuess(password, 'dana.smith@example.org')).toBe(false);
  });

  it('takes about as long for any password as for letters', async () => {
    // The fastest of three: on a busy machine anything may take a second now and then.
    const time = async (password: string) => {
      const times: number[] = [];
      while (times.length < 3) {
        const start = performance.now();
        await isEasyToGuess(password, 'dana.smith@example.org');
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const longest = (shape: string) => shape.repeat(128).slice(0, 128);
    await time(longest('z'));
    const letters = await time(longest('qjxzvkwpbnfgmhtd'));
    const shapes = [
      'a',
      '1',
      '4@8({[<369&#1!|/70$5%2',
      'p4$5w0rd',
      '12/31/1990',
      '1234567890',
      'qwertyuiop[]',
      'aA1!',
      '1l!i|',
      '\u{fdfa}',
      '😀',
    ];
    const slow = [];
    // A check that tried every reading of the characters as letters would never end.
    for (const shape of shapes) if ((await time(longest(shape))) > 20 * letters + 500) slow.push(shape);
    expect(slow).toEqual([]);
  });
});
