import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { freeSharedMemory } from './memory-folder.ts';

interface Launch {
  readonly executablePath?: string;
  readonly channel?: string;
  readonly args: string[];
  readonly ignoreDefaultArgs: string[];
  readonly env?: Record<string, string>;
}

export interface Browser {
  readonly launch: Launch;
  /**
   * True only for the build that rendered the accepted pictures; pixels of other browsers must not be compared with
   * them.
   */
  readonly pinned: boolean;
  /** The name and origin, for messages. */
  readonly name: string;
}

/**
 * Makes rasters identical on every machine: no sandbox setup, one color profile, no hinting, no subpixel color, no
 * instructions that only some processors have, and no reused tiles.
 */
const args = [
  '--no-sandbox',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--hide-scrollbars',
];

/**
 * Minimum free bytes of shared memory. Playwright makes the browser use files instead, for containers with too little;
 * with enough, shared memory saves a fifth of the processor time of a page.
 */
const enoughSharedMemory = 1_000_000_000;
const ignoreDefaultArgs = (await freeSharedMemory()) > enoughSharedMemory ? ['--disable-dev-shm-usage'] : [];
const options = { args, ignoreDefaultArgs };

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the browser for tests: `CHROMIUM_PATH`, else the one that npm carries (Linux on x64), else Playwright's own,
 * else one that is installed on the machine.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { launch: { executablePath: given, ...options }, pinned: false, name: given };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackCarriedBrowser();
  if (existsSync(chromium.executablePath())) return { launch: options, pinned: false, name: "Playwright's Chromium" };
  const installed = systemPaths.find((candidate) => existsSync(candidate));
  if (installed) return { launch: { executablePath: installed, ...options }, pinned: false, name: installed };
  return { launch: { channel: 'chrome', ...options }, pinned: false, name: 'Google Chrome' };
}

/**
 * Unpacks the npm-carried Chromium with the libraries and fonts it needs, so that a bare machine can run it. Unpacks to
 * a temporary folder and renames it, because two runs may start at once.
 */
async function unpackCarriedBrowser(): Promise<Browser> {
  const root = path.resolve(import.meta.dirname, '..');
  const carried = path.join(root, 'node_modules/@sparticuz/chromium');
  const { version }: { version: string } = JSON.parse(await readFile(path.join(carried, 'package.json'), 'utf8'));
  const directory = path.join(root, `node_modules/.cache/chromium-${version}`);
  if (!existsSync(directory)) {
    const unpacking = `${directory}.${process.pid}`;
    await mkdir(unpacking, { recursive: true });
    await inflateInto(unpacking, path.join(carried, 'bin'));
    await writeFile(path.join(unpacking, 'fonts.conf'), fontConfiguration(directory));
    await rename(unpacking, directory).catch(() => rm(unpacking, { recursive: true }));
  }
  return {
    launch: {
      executablePath: path.join(directory, 'chromium'),
      ...options,
      env: {
        ...definedEnvironment(),
        LD_LIBRARY_PATH: path.join(directory, 'al2023/lib'),
        FONTCONFIG_FILE: path.join(directory, 'fonts.conf'),
      },
    },
    pinned: true,
    name: `Chromium ${version} from npm`,
  };
}

/** The package always unpacks into the directory for temporary files. */
async function inflateInto(directory: string, archives: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = directory;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    await Promise.all(names.map((name) => inflate(path.join(archives, name))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fontConfiguration(directory: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${directory}/fonts/fonts</dir><cachedir>${directory}/font-cache</cachedir></fontconfig>`;
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return Object.fromEntries(entries);
}
