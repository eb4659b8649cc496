import { expect } from 'playwright/test';
import { boxesOf } from './boxes.ts';
import { stopClock } from './clock.ts';
import { askedFor, test } from './connected.ts';
import { hydrated, open } from './open.ts';

test('[invest-13] the assistant is at the bottom right of one page, and loads only when it is started', async ({
  page,
  connected,
}) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  await open(page, '/invest');
  const assistant = page.locator('stand-in-assistant');
  await expect(assistant).toHaveAttribute('agent-id', 'agent-1');
  const [box] = await boxesOf(page, page.getByRole('button', { name: 'Ask the assistant' }));
  expect(1280 - box!.x - box!.width).toBeLessThan(40);
  expect(800 - box!.y - box!.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByText('Audio is recorded by the stand-in')).toBeVisible();
  expect(askedFor(connected, '/assistant')).toEqual([]);
  await page.getByRole('button', { name: 'Start talking' }).click();
  await expect(assistant).toHaveText('Listening as agent-1');
  await open(page, '/regd');
  await expect(assistant).toHaveCount(0);
});

test('an assistant that does not load is given up, and does not listen if it loads later', async ({ page }) => {
  let come = (): void => undefined;
  await page.route('**/assistant.js', async (route) => {
    await new Promise<void>((resolve) => {
      come = resolve;
    });
    await route.continue();
  });
  await open(page, '/invest');
  await hydrated(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('button', { name: 'Start talking' }).click();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByText('The assistant is not responding')).toBeVisible();
  come();
  await page.waitForResponse('**/assistant.js');
  await expect(page.locator('stand-in-assistant')).toHaveCount(0);
});
