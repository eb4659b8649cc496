import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { addressGroup, clientAddress, warnOfProxy } from './client-address.ts';

const addressOf = async (trustedProxies: number, forwarded?: string) => {
  const app = new Hono<AppEnv>().get('/', (context) => context.text(clientAddress(context, trustedProxies)));
  return (await app.request('/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })).text();
};

describe('clientAddress', () => {
  it('ignores the header unless a proxy is trusted', async () => {
    expect(await addressOf(0, '203.0.113.9')).toBe('unknown');
  });

  it('counts from the right, because a visitor may have written the left part', async () => {
    expect(await addressOf(1, '10.9.9.9, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(2, '10.9.9.9, 203.0.113.9, 192.0.2.1')).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['a made-up name', 'unknown'],
    ['203.0.113.9.4711', 'unknown'],
  ])('takes %s for %s', async (entry, address) => {
    expect(await addressOf(1, entry)).toBe(address);
  });

  it('falls back to the connection when the header is missing or short', async () => {
    expect(await addressOf(1)).toBe('unknown');
    expect(await addressOf(2, '203.0.113.9')).toBe('unknown');
  });
});

describe('warnOfProxy', () => {
  it.each([
    [0, { 'X-Forwarded-For': '203.0.113.9' }, 1],
    [0, { Forwarded: 'for=203.0.113.9' }, 1],
    [0, {}, 0],
    [1, { 'X-Forwarded-For': '203.0.113.9' }, 0],
  ])('with %i trusted proxies and %j, asked twice, warns %i times', async (trustedProxies, headers, times) => {
    const warn = vi.fn();
    const app = new Hono<AppEnv>().use(warnOfProxy(trustedProxies, { warn })).get('/', (context) => context.text(''));
    await app.request('/', { headers });
    await app.request('/', { headers });
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

describe('addressGroup', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0'],
    ['2001:0db8::1', '2001:db8:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['::1', '0:0:0'],
    ['unknown', 'unknown'],
  ])('groups %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
