import { pathToFileURL } from 'node:url';
import type { Sponsor } from '@sponsor/domain';
import type { Plugin } from 'vite';
import { openMattersOf } from './content-files.ts';

const goLive = 'virtual:go-live';
const manifestAddress = '/site.webmanifest';

interface Resolver {
  resolve(id: string): Promise<{ id: string } | null>;
}

/**
 * Derives two things from the sponsor's content: `virtual:go-live`, which says whether missing content keeps the site out of
 * search engines, and the web manifest.
 */
export const sponsorFiles: Plugin = {
  name: 'sponsor-files',
  resolveId: {
    filter: { id: /^virtual:go-live$/ },
    handler: () => `\0${goLive}`,
  },
  load: {
    filter: { id: /^\0virtual:go-live$/ },
    async handler() {
      const matters = await openMattersOf(await sponsorFile(this), new Date().toISOString().slice(0, 10));
      return `export const listed = ${matters.length === 0};`;
    },
  },
  async generateBundle() {
    if (this.environment.config.consumer !== 'client') return;
    this.emitFile({ type: 'asset', fileName: manifestAddress.slice(1), source: webManifest(await sponsorOf(this)) });
  },
  configureServer({ environments, middlewares }) {
    const { pluginContainer } = environments.client;
    middlewares.use(manifestAddress, (_request, response, next) => {
      sponsorOf({ resolve: (id) => pluginContainer.resolveId(id) }).then(
        (sponsor) => response.setHeader('Content-Type', 'application/manifest+json').end(webManifest(sponsor)),
        next,
      );
    });
  },
};

/** The content that the pages are built with, which may be another sponsor's. */
async function sponsorOf(from: Resolver): Promise<Sponsor> {
  const { sponsor }: { sponsor: Sponsor } = await import(pathToFileURL(await sponsorFile(from)).href);
  return sponsor;
}

async function sponsorFile(from: Resolver): Promise<string> {
  const found = await from.resolve('@sponsor/content/sponsor');
  if (!found) throw new Error('There is no @sponsor/content/sponsor.');
  return found.id;
}

/** The web app manifest, for a phone's home screen. */
function webManifest({ name, icons }: Sponsor): string {
  return JSON.stringify({
    name,
    icons: icons.manifest.map(({ src, pixels, maskable }) => ({
      src,
      type: 'image/png',
      sizes: `${pixels}x${pixels}`,
      ...(maskable && { purpose: 'maskable' }),
    })),
    start_url: '/',
    display: 'browser',
    background_color: icons.paper,
    theme_color: icons.paper,
  });
}
