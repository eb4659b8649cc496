import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import { findBrowser } from '../tools/chromium.ts';

interface Stage {
  /** The address of the pages, with a trailing slash. */
  address: string;
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * Builds pages that are only printed or photographed, with the words and the styles of the site, and opens a browser for
 * them.
 *
 * @param root the folder with the pages.
 * @param pages their files.
 */
export async function openStage(root: string, pages: readonly string[] = ['index.html']): Promise<Stage> {
  const built = await mkdtemp(path.join(tmpdir(), 'stage-'));
  const config = {
    root,
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
    },
    preview: { port: 4009 },
  } satisfies InlineConfig;
  await build(config);
  const server = await preview(config);
  const browser = await chromium.launch((await findBrowser()).launch);
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(built, { recursive: true });
    },
  };
}
