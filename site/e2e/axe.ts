import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Axe's violations by rule, with their elements. Our pages frame no other site, so axe needs no page of its own. */
export async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // `target-size` is off by default.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
