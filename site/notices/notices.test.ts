import { expect, it } from 'vitest';
import { noticesOf } from './notices.ts';

const own = { version: '1.0.0', identifier: 'ISC', text: 'Copyright Ann\r\nUse it.\n' };

it('[release-3, release-4] notices have each license once, under all packages that carry it', async () => {
  const notices = await noticesOf([
    { ...own, name: 'b' },
    { ...own, name: 'c', text: 'Copyright Ben' },
    { ...own, name: 'a' },
    { ...own, name: 'a' },
  ]);
  expect(notices).toContain('\na 1.0.0 (ISC)\nb 1.0.0 (ISC)\n\nCopyright Ann\nUse it.\n');
  expect(notices).toMatch(/\nc 1\.0\.0 \(ISC\)\n\nCopyright Ben$/);
  expect(notices.match(/Copyright/g)).toHaveLength(2);
});

it('[release-3, release-4] notices have the standard text of a package that carries none', async () => {
  const notices = await noticesOf([{ name: 'd', version: '2.0.0', identifier: 'MIT', remark: 'See there.' }]);
  expect(notices).toMatch(
    /\nd 2\.0\.0 \(MIT\)\n\nCopyright the authors of d\n\nSee there\.\n\nPermission is hereby granted/,
  );
});

it('[release-3, release-4] a package without any license text stops the build', async () => {
  await expect(noticesOf([{ name: 'e', version: '3.0.0', identifier: 'Unknown' }])).rejects.toThrow(
    'e 3.0.0 includes no text of its license',
  );
});
