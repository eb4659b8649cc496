import { problemPlaceholder } from '@sponsor/domain';
import { type RenderStep, type StoredPage, yearIn } from './render-pages.ts';

interface ProblemPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface Pages {
  find(path: string): StoredPage | undefined;
  missing(): StoredPage;
  failed(): StoredPage;
  /** A page that says why something was refused. */
  problem(message: string): ProblemPage;
  /** Pages carry the year; call this now and then. */
  renderAgainInNewYear(): Promise<void>;
}

export interface PagesDependencies {
  render: (now: Date) => AsyncIterable<RenderStep>;
  now: () => Date;
}

/** Keeps every page rendered and compressed, so that a visit costs a look-up. */
export async function createPages({ render, now }: PagesDependencies): Promise<Pages> {
  let rendered = await collect(render(now()));
  const required = (path: string) => {
    const page = rendered.pages.get(path);
    if (page === undefined) throw new Error(`The site has no page ${path}.`);
    return page;
  };
  for (const path of forProblems) required(path);

  return {
    find: (path) => (forProblems.has(path) ? undefined : rendered.pages.get(path)),
    missing: () => required('/404'),
    failed: () => required('/500'),
    problem(message) {
      const { body, headers } = required('/problem');
      const html = new TextDecoder().decode(body.plain).replaceAll(problemPlaceholder, () => escapeHtml(message));
      return { html, headers };
    },
    async renderAgainInNewYear() {
      if (yearIn(rendered.timeZone, now()) !== rendered.year) rendered = await collect(render(now()));
    },
  };
}

/** These are shown in place of another page, and are not addresses themselves. */
const forProblems = new Set(['/404', '/500', '/problem']);

interface RenderedSite {
  pages: ReadonlyMap<string, StoredPage>;
  year: number;
  timeZone: string;
}

/** Resolves once all pages are there; smaller bodies take their place as they come. */
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
        case 'smaller': {
          const page = pages.get(step.path);
          if (page) page.body.br = step.br;
        }
      }
    };
    const takeAll = async () => {
      for await (const step of steps) take(step);
      throw new Error('The site ended before all its pages were rendered.');
    };
    takeAll().catch(reject);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
