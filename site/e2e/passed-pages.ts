import { createHash } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { findBrowser } from '../../tools/chromium.ts';
import { sourceStamp } from '../../tools/source-stamp.ts';
import { TestCache } from '../../tools/test-cache.ts';
import { inputsOfAll } from '../../tools/test-steps.ts';

/** Undefined if everything must run: in CI, with `--fresh`, and outside `npm test`. */
export const passedPages = process.env['RECALL_PASSED'] ? new TestCache() : undefined;

/** Headers that differ between two runs of the same product. */
const differing = /^(?:content-length|date|etag|x-request-id)$/i;

const checks = Promise.all([findBrowser(), sourceStamp([...inputsOfAll, 'site/e2e', 'tools'])]);

/**
 * Hashes everything that decides the result of these pages' checks: the checks, the browser, and each document as served.
 * A document names every file that it loads by a hash of its content.
 */
export async function stampOfPages(request: APIRequestContext, addresses: readonly string[]): Promise<string> {
  const [{ name }, code] = await checks;
  const hash = createHash('sha256').update([process.version, name, code].join('\n'));
  for (const address of addresses) {
    const response = await request.get(address);
    const headers = response.headersArray().filter(({ name: header }) => !differing.test(header));
    // Each product listens on a different port.
    const document = (await response.text()).replaceAll(new URL(response.url()).origin, '');
    hash.update(JSON.stringify([address, response.status(), headers, document]));
  }
  return hash.digest('hex');
}
