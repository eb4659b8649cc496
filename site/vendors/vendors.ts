import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startVendors } from './start-vendors.ts';

/** `npm run vendors`: starts the stand-ins and writes a settings file that connects the product to them. */
const { url, settings } = await startVendors(Number(process.env['VENDORS_PORT'] ?? 4005));
const file = path.resolve('data/vendors.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, JSON.stringify(settings, undefined, 2));
process.stdout.write(
  `Stand-ins of the vendors answer on ${url}. Start the product with SITE_CONFIG=${file} npm start\n`,
);
