import { writeFile } from 'node:fs/promises';
import { test as base } from 'playwright/test';
import { startVendors } from '../vendors/start-vendors.ts';
import { startProduct } from './start-product.ts';

export interface Connected {
  url: string;
  vendors: Awaited<ReturnType<typeof startVendors>>;
}

/** The product with every vendor connected to a stand-in. Each test starts with empty request logs. */
export const test = base.extend<{ nothingAsked: void }, { connected: Connected }>({
  connected: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, workerInfo) => {
      const vendors = await startVendors();
      const file = `${workerInfo.project.outputDir}/vendors-${process.pid}.json`;
      await writeFile(file, JSON.stringify(vendors.settings));
      const { url, stop } = await startProduct({ SITE_CONFIG: file });
      await provide({ url, vendors });
      await stop();
      vendors.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ connected }, provide) => provide(connected.url),
  nothingAsked: [
    async ({ connected }, provide) => {
      connected.vendors.requested.length = 0;
      await provide();
    },
    { auto: true },
  ],
});

/** Returns the requests to vendors whose path begins with this prefix. */
export function askedFor({ vendors }: Connected, path: string): string[] {
  return vendors.requested.filter((asked) => asked.startsWith(path));
}
