import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from './chromium.ts';
import { type Raster, readRaster, writeRaster } from './pictures/raster.ts';

const { pinned } = await findBrowser();
const product = path.resolve(import.meta.dirname, '..');
const side = 20;

/** Makes a small product of two components with blue windows, whose accepted pictures are white. */
const files = {
  'vitest.config.ts': `
    import { playwright } from '@vitest/browser-playwright';
    import { findBrowser } from '${product}/tools/chromium.ts';
    import { timeouts } from '${product}/tools/timeouts.ts';
    import { StoryPictures } from '${product}/tools/pictures/story-pictures.ts';

    const browser = await findBrowser();
    const pictures = new StoryPictures(browser);
    export default {
      test: {
        reporters: ['default', pictures],
        projects: [{
          test: {
            name: 'stories',
            include: ['packages/*/src/**/*.stories.tsx'],
            testTimeout: timeouts.test,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              connectTimeout: timeouts.browser,
              provider: playwright({ launchOptions: { ...browser.launch, timeout: timeouts.browser } }),
              instances: [{ browser: 'chromium' }],
              commands: { checkPicture: pictures.check },
            },
          },
        }],
      },
    };`,
  ...Object.fromEntries(['Dot', 'DotRow'].map((name) => [`packages/ui/src/${name}/${name}.stories.tsx`, story(name)])),
};

function story(name: string): string {
  return `
    import { expect, it } from 'vitest';
    import { commands, page } from 'vitest/browser';

    it('${name} is blue', async () => {
      document.documentElement.style.background = '#00f';
      await page.viewport(${side}, ${side});
      expect(await commands.checkPicture('Default.${side}')).toBeNull();
    });`;
}

function plain(...colour: [number, number, number]): Raster {
  return { width: side, height: side, data: Uint8Array.from({ length: side * side * 3 }, (_, at) => colour[at % 3]!) };
}

const white = plain(255, 255, 255);
const blue = plain(0, 0, 255);

describe.runIf(pinned)('npm run accept', () => {
  let root = '';

  beforeAll(async () => {
    await mkdir(path.join(product, 'test-results'), { recursive: true });
    root = await mkdtemp(path.join(product, 'test-results/accept-'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
    for (const name of ['Dot', 'DotRow']) {
      await writeRaster(acceptedPicture(name), white);
      await writeRaster(path.join(path.dirname(acceptedPicture(name)), 'Removed.20.webp'), white);
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  const acceptedPicture = (name: string) =>
    path.join(root, `packages/ui/src/${name}/__screenshots__/Default.${side}.webp`);

  async function accepted(name: string) {
    const picture = await readRaster(acceptedPicture(name));
    return {
      colour: picture && [...picture.data.subarray(0, 3)],
      pictures: (await readdir(path.dirname(acceptedPicture(name)))).toSorted(),
    };
  }

  function accept(args: readonly string[], environment: Record<string, string> = {}): Promise<string> {
    return new Promise((resolve) => {
      const env = { ...process.env, ...environment };
      execFile(process.execPath, [`${product}/tools/accept.ts`, ...args], { cwd: root, env }, (_, out, error) =>
        resolve(stripVTControlCharacters(out + error)),
      );
    });
  }

  const untouched = { colour: [255, 255, 255], pictures: ['Default.20.webp', 'Removed.20.webp'] };

  it('accepts nothing without a name, and lists the stories that look different', async () => {
    const output = await accept([]);
    expect(output).toContain('These look different: Dot DotRow');
    expect(output).toContain('npm run accept -- Dot DotRow');
    expect([await accepted('Dot'), await accepted('DotRow')]).toEqual([untouched, untouched]);
    const { data } = (await readRaster(path.join(root, 'test-results/pictures/Dot/Default.20.png')))!;
    expect(Uint8Array.from(data)).toEqual(blue.data);
  });

  it('accepts nothing for an unknown name', async () => {
    expect(await accept(['Dott'])).toBe('No stories are called "Dott". Did you mean Dot?\n');
    expect([await accepted('Dot'), await accepted('DotRow')]).toEqual([untouched, untouched]);
  });

  it('accepts nothing in a browser that did not render the accepted pictures, and prints a command that can', async () => {
    const output = await accept(['Dot'], { CHROMIUM_PATH: '/usr/bin/another-browser' });
    expect(output).toMatch(/docker run .* npm run accept -- Dot\n/);
    expect([await accepted('Dot'), await accepted('DotRow')]).toEqual([untouched, untouched]);
  });

  it('accepts the named component, removes its unused pictures, and changes no other component', async () => {
    const other = await readFile(acceptedPicture('DotRow'));
    await accept(['Dot']);
    expect(await accepted('Dot')).toEqual({ colour: [0, 0, 255], pictures: ['Default.20.webp'] });
    expect(await accepted('DotRow')).toEqual(untouched);
    expect((await readFile(acceptedPicture('DotRow'))).equals(other)).toBe(true);
  });

  it('accepts everything with --all', async () => {
    await accept(['--all']);
    expect(await accepted('DotRow')).toEqual({ colour: [0, 0, 255], pictures: ['Default.20.webp'] });
  });
});
