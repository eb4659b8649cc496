import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What axe finds wrong with a page, by rule, with the elements. No page has a frame of another site, so it needs no page of its own. */
export async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // `target-size` is not looked for by itself.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
