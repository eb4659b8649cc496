import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  centeredFocus,
  pageVersionPlaceholder,
  type RenderedPage,
  type SectionImages,
  type SiteBundle,
  type SiteSettings,
} from '@sponsor/domain';
import { describe, expect, it, vi } from 'vitest';
import * as fakeSite from '../../test/fake-site.ts';
import { StartError } from '../base/start-error.ts';
import { renderInProcess } from './render-in-process.ts';
import { type Deployment, type RenderState, renderPages } from './render-pages.ts';
import { createPages, type PagesDependencies } from './rendered-pages.ts';

const deployment: Deployment = { site: {}, publicUrl: 'http://127.0.0.1:4000' };
const summer = new Date('2026-07-01T12:00:00Z');

const present: RenderState = { now: summer, sectionImages: {} };
const unchanged = { version: async () => 0, current: async () => ({}) };

const pagesOf = (bundle: SiteBundle, now = () => summer, at = deployment) =>
  createPages({ render: (state, paths) => renderPages(bundle, at, state, paths), now, changes: unchanged });

const textOf = (page: { body: { plain: Uint8Array } } | undefined) => new TextDecoder().decode(page?.body.plain);

async function renderedPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for await (const page of fakeSite.renderPages({ ...deployment, year: 2026, sectionImages: {} })) pages.push(page);
  return pages;
}

describe('createPages', () => {
  it('returns the facts of the bundle, also from another process', async () => {
    expect((await pagesOf(fakeSite)).facts).toEqual(fakeSite.facts);
    const bundle = new URL('../../test/fake-site.ts', import.meta.url).href;
    const render = (state: RenderState) => renderInProcess(bundle, deployment, state);
    expect((await createPages({ render, now: () => summer, changes: unchanged })).facts).toEqual(fakeSite.facts);
  });

  it('[footer-4] renders again when the year changes in the office’s time zone', async () => {
    let now = new Date('2027-01-01T04:59:59Z');
    const render = vi.fn((state: RenderState) => renderPages(fakeSite, deployment, state));
    const pages = await createPages({ render, now: () => now, changes: unchanged });
    await pages.renderWhatChanged();
    expect(render).toHaveBeenCalledTimes(1);
    expect(textOf(await pages.find('/'))).toContain('© 2026');
    now = new Date('2027-01-01T05:00:00Z');
    await pages.renderWhatChanged();
    await pages.renderWhatChanged();
    expect(render).toHaveBeenCalledTimes(2);
    expect(textOf(await pages.find('/'))).toContain('© 2027');
  });

  it('renders only the pages with section images again when one has changed', async () => {
    const shown: SectionImages = {};
    let version = 0;
    const render = vi.fn<PagesDependencies['render']>((...wanted) => renderPages(fakeSite, deployment, ...wanted));
    const changes = { version: async () => version, current: async () => shown };
    const pages = await createPages({ render, now: () => summer, changes });
    expect(textOf(await pages.find('/invest'))).toContain('The drawing');

    shown.problem = { src: '', srcSet: '', width: 1, height: 1, alternativeText: 'Eight bays', focus: centeredFocus };
    version = 1;
    await pages.renderWhatChanged();
    await pages.renderWhatChanged();
    expect(render).toHaveBeenCalledTimes(2);
    expect(render).toHaveBeenLastCalledWith(expect.anything(), ['/invest']);
    expect(textOf(await pages.find('/invest'))).toContain('Eight bays');
    expect(textOf(await pages.find('/'))).toContain('The drawing');
  });

  it('notices at the next check a change during a rendering', async () => {
    const shown: SectionImages = {};
    let version = 0;
    let meanwhile: string | undefined;
    const show = (alternativeText: string) => {
      shown.problem = { src: '', srcSet: '', width: 1, height: 1, alternativeText, focus: centeredFocus };
      version += 1;
    };
    const current = async () => {
      const read = structuredClone(shown);
      if (meanwhile) show(meanwhile);
      meanwhile = undefined;
      return read;
    };
    const pages = await createPages({
      render: (...wanted) => renderPages(fakeSite, deployment, ...wanted),
      now: () => summer,
      changes: { version: async () => version, current },
    });
    meanwhile = 'Nine bays';
    show('Eight bays');
    await pages.renderWhatChanged();
    expect(textOf(await pages.find('/invest'))).toContain('Eight bays');
    await pages.renderWhatChanged();
    expect(textOf(await pages.find('/invest'))).toContain('Nine bays');
  });

  it('retries after a failed rendering', async () => {
    let version = 0;
    const render = vi.fn<PagesDependencies['render']>((...wanted) => renderPages(fakeSite, deployment, ...wanted));
    const pages = await createPages({
      render,
      now: () => summer,
      changes: { ...unchanged, version: async () => version },
    });
    version = 1;
    render.mockImplementationOnce(() => renderInProcess('data:text/javascript,process.exit(1)', deployment, present));
    await expect(pages.renderWhatChanged()).rejects.toThrow('before all pages were rendered');
    await pages.renderWhatChanged();
    expect(render).toHaveBeenCalledTimes(3);
  });

  it.each(['/404', '/500', '/problem'])('refuses a site without the page %s', async (missing) => {
    const bundle: SiteBundle = {
      ...fakeSite,
      async *renderPages(input) {
        for await (const page of fakeSite.renderPages(input)) if (page.path !== missing) yield page;
      },
    };
    await expect(pagesOf(bundle)).rejects.toThrow(missing);
  });

  it('returns the version of each page, which the page also contains', async () => {
    const bundle: SiteBundle = {
      ...fakeSite,
      async *renderPages(input) {
        for await (const page of fakeSite.renderPages(input)) {
          yield { ...page, html: `${page.html}<input value="${pageVersionPlaceholder}">` };
        }
      },
    };
    const pages = await pagesOf(bundle);
    const shown = pages.shown();
    expect(shown.map(({ path }) => path)).toEqual(['/', '/invest', '/blog/first-notes', '/received/sign-up']);
    for (const { path, version, document } of shown) {
      const page = await pages.find(path);
      expect(version).toMatch(/^[0-9a-f]{64}$/);
      expect([page?.version, page?.body.plain]).toEqual([version, document]);
      expect(textOf(page)).toContain(`<input value="${version}">`);
    }
    expect(textOf(await pages.missing())).toContain('<input value="">');
  });

  it('allows only the staff area to frame pages of the site', async () => {
    const pages = await pagesOf(fakeSite);
    const framesOf = async (path: string) =>
      /frame-src [^;]+/.exec((await pages.find(path))?.headers['Content-Security-Policy'] ?? '')?.[0];
    expect(await framesOf('/admin/leads')).toBe(`frame-src 'self'`);
    expect(await framesOf('/blog/first-notes')).toBe(`frame-src 'none'`);
  });

  it('escapes the text of a problem', async () => {
    const pages = await pagesOf(fakeSite);
    const { html } = await pages.problem(`<script>alert("1")</script> & 'it' costs $& or $1`);
    expect(html).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;it&#39; costs $&#38; or $1');
    expect(html).not.toContain('{{');
  });

  it('allows frames only from the origins of the configured videos and viewer', async () => {
    const configured: SiteSettings = {
      overviewVideo: { embedUrl: 'https://player.example.com/v/1?autoplay=1' },
      regulationAWebinar: { embedUrl: 'https://player.example.com/v/2' },
      regulationDWebinar: { embedUrl: 'https://webinars.example.com/d' },
      memorandum: {
        viewerUrl: 'https://books.example.com/read/1',
        documentUrl: 'https://documents.example.com/memorandum.pdf',
      },
    };
    const policyOf = async (site: SiteSettings) => {
      const pages = await pagesOf(fakeSite, () => summer, { ...deployment, site });
      return (await pages.find('/'))?.headers['Content-Security-Policy'];
    };
    expect(await policyOf(deployment.site)).toContain(`frame-src 'none';`);
    expect(await policyOf(configured)).toContain(
      'frame-src https://player.example.com https://webinars.example.com https://books.example.com;',
    );
  });
});

describe('renderInProcess', () => {
  const fakeSiteUrl = new URL('../../test/fake-site.ts', import.meta.url).href;

  it('returns every page as rendered, and then better compressed', async () => {
    const pages = new Map<string, string[]>();
    for await (const step of renderInProcess(fakeSiteUrl, deployment, present)) {
      if (step.kind === 'page') {
        const { plain, gzip, br } = step.page.body;
        const bodies = [plain, gunzipSync(gzip ?? ''), brotliDecompressSync(br ?? '')];
        pages.set(
          step.path,
          bodies.map((body) => Buffer.from(body).toString()),
        );
      }
      if (step.kind === 'recompressed') pages.get(step.path)?.push(brotliDecompressSync(step.br).toString());
    }
    expect(pages).toEqual(new Map((await renderedPages()).map(({ path, html }) => [path, Array(4).fill(html)])));
  });

  it('fails if the process ends before all pages are rendered', async () => {
    const broken = 'data:text/javascript,process.exit(1)';
    const render = (state: RenderState) => renderInProcess(broken, deployment, state);
    const pages = createPages({ render, now: () => summer, changes: unchanged });
    await expect(pages).rejects.toThrow('before all pages were rendered');
  });

  it('reports in one sentence that the process was killed', async () => {
    const killed = 'data:text/javascript,process.kill(process.pid,"SIGKILL")';
    const render = (state: RenderState) => renderInProcess(killed, deployment, state);
    const pages = createPages({ render, now: () => summer, changes: unchanged });
    await expect(pages).rejects.toThrow(
      /^The pages were not rendered: .* was killed \(SIGKILL\), most likely because.*\.$/,
    );
    await expect(pages).rejects.toBeInstanceOf(StartError);
  });
});
