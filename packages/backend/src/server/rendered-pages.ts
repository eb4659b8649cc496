import { problemPlaceholder, type SectionImages, type SiteFacts } from '@sponsor/domain';
import type { ShownPage } from '../history/archive-pages.ts';
import { type RenderState, type RenderStep, type StoredPage, yearIn } from './render-pages.ts';

interface ProblemPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface Pages {
  find(path: string): Promise<StoredPage | undefined>;
  missing(): Promise<StoredPage>;
  failed(): Promise<StoredPage>;
  /** The page that gives the reason for a refusal. */
  problem(message: string): Promise<ProblemPage>;
}

interface RenderedPages extends Pages {
  facts: SiteFacts;
  /** The pages that visitors see now. */
  shown: () => ShownPage[];
  /** Renders again when the year or a picture has changed. Call it often, but not before the last call has ended. */
  renderWhatChanged(): Promise<void>;
}

/** The parts of pages that staff change. */
export interface Changes {
  /** A number that differs after each change. */
  version(): Promise<number>;
  current(): Promise<SectionImages>;
}

export interface PagesDependencies {
  render: (state: RenderState, paths?: readonly string[]) => AsyncIterable<RenderStep>;
  now: () => Date;
  changes: Changes;
}

/** Keeps every page rendered and compressed, so that a request costs a lookup. */
export async function createPages({ render, now, changes }: PagesDependencies): Promise<RenderedPages> {
  let renderedVersion = await changes.version();
  let rendered = await collect(render(await currentState()));
  const pages = pagesFrom(async (path) => rendered.pages.get(path));
  await Promise.all([pages.missing(), pages.failed(), pages.problem('')]);

  async function currentState(): Promise<RenderState> {
    return { now: now(), sectionImages: await changes.current() };
  }

  return {
    ...pages,
    facts: rendered.facts,
    shown: () =>
      [...rendered.pages].flatMap(([path, { version, body }]) =>
        version ? [{ path, version, document: body.plain }] : [],
      ),
    async renderWhatChanged() {
      const { facts, year } = rendered;
      // Read before the pictures: a change in between is found the next time.
      const latest = await changes.version();
      if (yearIn(facts.timeZone, now()) !== year) rendered = await collect(render(await currentState()));
      else if (latest !== renderedVersion && facts.illustratedPaths.length > 0) {
        const some = await collect(render(await currentState(), facts.illustratedPaths));
        rendered = { ...rendered, pages: new Map([...rendered.pages, ...some.pages]) };
      }
      renderedVersion = latest;
    },
  };
}

/** Serves pages from any source, including the three error pages. */
export function pagesFrom(get: (path: string) => Promise<StoredPage | undefined>): Pages {
  const required = async (path: string) => {
    const page = await get(path);
    if (page === undefined) throw new Error(`The site has no page ${path}.`);
    return page;
  };
  return {
    find: async (path) => (forProblems.has(path) ? undefined : get(path)),
    missing: () => required('/404'),
    failed: () => required('/500'),
    async problem(message) {
      const { body, headers } = await required('/problem');
      const html = new TextDecoder().decode(body.plain).replaceAll(problemPlaceholder, () => escapeHtml(message));
      return { html, headers };
    },
  };
}

/** Shown instead of another page, without an address of their own. */
const forProblems = new Set(['/404', '/500', '/problem']);

interface RenderedSite {
  pages: ReadonlyMap<string, StoredPage>;
  year: number;
  facts: SiteFacts;
}

/** Resolves once all pages are rendered; better-compressed bodies replace the first ones as they arrive. */
function collect(steps: AsyncIterable<RenderStep>): Promise<RenderedSite> {
  const pages = new Map<string, StoredPage>();
  return new Promise((resolve, reject) => {
    const take = (step: RenderStep) => {
      switch (step.kind) {
        case 'page':
          pages.set(step.path, step.page);
          break;
        case 'rendered':
          resolve({ pages, ...step });
          break;
        case 'recompressed': {
          const page = pages.get(step.path);
          if (page) page.body.br = step.br;
        }
      }
    };
    const takeAll = async () => {
      for await (const step of steps) take(step);
      throw new Error('The rendering process exited before all pages were rendered.');
    };
    takeAll().catch(reject);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
