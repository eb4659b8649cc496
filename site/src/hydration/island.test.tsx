import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../../tools/left-behind.ts';
import { RenderContext } from '../render-context.ts';
import { publicRoutes } from '../routes.ts';
import { asIsland } from './as-island.ts';
import BareLink from './circular-link.fixtures.tsx';
import BareCounter from './counter.fixtures.tsx';
import { Island } from './island.tsx';
import { startIslands } from './start-islands.ts';

// Modules imported earlier use the sponsor's words.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('@sponsor/content/component-words', () => ({ componentWords: { opensInNewTab: '(neuer Tab)' } }));

const here = import.meta.dirname;
const Counter: typeof BareCounter = asIsland(Object(BareCounter), 'counter');
const CircularLink: typeof BareLink = asIsland(Object(BareLink), 'circular-link');
const addresses = [`${here}/hydrate.tsx`, `${here}/counter.fixtures.tsx`];

/** The page as the server sends it. */
function serve(content: ReactNode, scripts = addresses) {
  const [route] = publicRoutes;
  if (!route) throw new Error('There is no page.');
  const { path, handle: page } = route;
  const site = Object(undefined);
  document.body.innerHTML = renderToString(
    <RenderContext value={{ site, publicUrl: '', year: 2026, sectionImages: {}, path, page, scriptsOf: () => scripts }}>
      {content}
    </RenderContext>,
  );
}

const isHydrated = () => 'hydrated' in document.documentElement.dataset;
const lives = () => [...document.querySelectorAll('[data-island]')].map((island) => island.hasAttribute('data-live'));
const touch = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
const counts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined;
  readonly observed = new Set<Element>();
  readonly report: (entries: object[]) => void;

  constructor(report: (entries: object[]) => void) {
    this.report = report;
    FakeIntersectionObserver.last = this;
  }

  observe(target: Element): void {
    this.observed.add(target);
  }

  show(): void {
    this.report([...this.observed].map((target) => ({ target, isIntersecting: true })));
  }
}

/** Reports the page as painted. */
class FakePerformanceObserver {
  readonly observe: () => void;

  constructor(report: () => void) {
    this.observe = report;
  }
}

/** Pending islands, which would otherwise start in the next test. */
const begun: Promise<void>[] = [];
const begin = (early: readonly Element[]) => void begun.push(startIslands(early));

let reported: string[];
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('', { headers: { 'content-type': 'text/javascript' } })),
  );
  // Lets React schedule its work as in production, instead of under `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('PerformanceObserver', FakePerformanceObserver);
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void reported.push(String(message)));
  delete document.documentElement.dataset['hydrated'];
});
afterEach(async () => {
  await Promise.all(begun.splice(0));
  leavePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('an island on the server', () => {
  it('is complete HTML with its scripts, its props and its children', () => {
    serve(
      <Island when="seen">
        <Counter label="Slides">
          <p>Rendered here</p>
        </Counter>
      </Island>,
    );
    const island = document.querySelector<HTMLElement>('[data-island]');
    expect(island?.dataset).toMatchObject({
      island: addresses.join(' '),
      when: 'seen',
      props: '{"label":"Slides"}',
    });
    expect(screen.getByRole('region', { name: 'Slides' }).textContent).toBe('Slides0Rendered here');
  });

  it.each([
    ['code', { label: () => 'Slides' }],
    ['elements', { label: <b>Slides</b> }],
  ])('refuses props that are %s', (_kind, props) => {
    const Part: (props: { label: unknown }) => null = asIsland(() => null, 'part');
    expect(() =>
      serve(
        <Island when="idle">
          <Part {...props} />
        </Island>,
      ),
    ).toThrow('The prop label of an island cannot be serialized');
  });

  it('refuses a part that no script could hydrate', () => {
    expect(() =>
      serve(
        <Island when="idle">
          <p>Still</p>
        </Island>,
      ),
    ).toThrow('An island must come from a file *.island.tsx.');
  });

  it('fails if a page renders the part without Island', () => {
    expect(() => serve(<Counter label="Slides" />)).toThrow(
      'counter is rendered outside <Island>, so it would never hydrate: write <Island when="…"><… /></Island>.',
    );
  });
});

describe('an island in the browser', () => {
  const two = (when: 'idle' | 'seen' | 'touched') => (
    <>
      <Island when={when}>
        <Counter label="First" />
      </Island>
      <Island when={when}>
        <Counter label="Second" />
      </Island>
    </>
  );

  it('hydrates automatically when idle; two islands of a kind are independent', async () => {
    serve(two('idle'));
    const before = document.body.innerHTML;
    begin([]);
    expect(isHydrated()).toBe(false);
    await waitFor(() => expect(isHydrated()).toBe(true));
    expect(lives()).toEqual([true, true]);
    expect(document.body.innerHTML.replaceAll(' data-live=""', '')).toBe(before);
    expect(screen.getByRole('region', { name: 'Second' })).toBeDefined();
    screen.getAllByRole('button')[1]!.click();
    await waitFor(() => expect(counts()).toEqual(['0', '1']));
    expect(reported).toEqual([]);
  });

  it('waits until it is near the window; the document does not wait for such islands', async () => {
    serve(two('seen'));
    begin([]);
    await waitFor(() => expect(isHydrated()).toBe(true));
    expect(lives()).toEqual([false, false]);
    FakeIntersectionObserver.last?.show();
    await waitFor(() => expect(lives()).toEqual([true, true]));
  });

  it.each([
    ['a press', () => touch(screen.getAllByRole('heading')[0]!, 'pointerdown')],
    ['a focus', () => touch(screen.getAllByRole('textbox')[0]!, 'focusin')],
    ['a key press', () => touch(screen.getAllByRole('textbox')[0]!, 'keydown')],
  ])('is the only one to hydrate at %s', async (_what, come) => {
    serve(two('touched'));
    begin([]);
    come();
    await waitFor(() => expect(lives()).toEqual([true, false]));
  });

  it('replays a press from before its code loaded once, even if it was pressed repeatedly', async () => {
    serve(two('touched'));
    const [first, second] = screen.getAllByRole('button');
    begin([first!]);
    second!.click();
    second!.click();
    expect(counts()).toEqual(['0', '0']);
    await waitFor(() => expect(counts()).toEqual(['1', '1']));
    expect(lives()).toEqual([true, true]);
  });

  it('keeps the visitor’s input and the server’s HTML', async () => {
    serve(
      <Island when="idle">
        <Counter label="Slides">
          <p>Rendered here</p>
          <p>And here</p>
        </Counter>
      </Island>,
    );
    const [rendered] = screen.getAllByText('Rendered here');
    screen.getByRole<HTMLInputElement>('textbox').value = 'half a word';
    begin([]);
    await waitFor(() => expect(lives()).toEqual([true]));
    screen.getByRole('button').click();
    await waitFor(() => expect(counts()).toEqual(['1']));
    expect(screen.getByText('Rendered here')).toBe(rendered);
    expect(screen.getByText('And here')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a word');
  });

  it('keeps input and caret if a translator has changed its HTML', async () => {
    serve(two('idle'));
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
    field!.value = 'half a word';
    field!.focus();
    const translated = document.createElement('font');
    translated.textContent = 'Bilder';
    document.querySelector('h2')?.firstChild?.replaceWith(translated);
    begin([]);
    await waitFor(() => expect(lives()).toEqual([true, true]));
    const [newField, other] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(newField).not.toBe(field);
    expect(newField!.value).toBe('half a word');
    expect(document.activeElement).toBe(newField);
    expect(other!.value).toBe('');
  });

  it("speaks in the sponsor's words, before and after", async () => {
    serve(
      <Island when="idle">
        <CircularLink />
      </Island>,
      [addresses[0]!, `${here}/circular-link.fixtures.tsx`],
    );
    expect(screen.getByRole('link', { name: 'Circular (neuer Tab)' })).toBeDefined();
    begin([]);
    await waitFor(() => expect(lives()).toEqual([true]));
    expect(screen.getByRole('link', { name: 'Circular (neuer Tab)' })).toBeDefined();
    expect(reported).toEqual([]);
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['responds with an error', () => Promise.resolve(new Response(null, { status: 502 }))],
    ["responds with a network's sign-in page", () => Promise.resolve(new Response('<p>Sign in</p>'))],
  ])('stays as it is if a shared file %s, reports that, and retries at the next touch', async (what, answer) => {
    vi.mocked(fetch).mockImplementationOnce(answer);
    serve(
      <Island when="idle">
        <Counter label="Slides" />
      </Island>,
      [...addresses, `/shared.js?${what}`],
    );
    begin([]);
    await waitFor(() => expect(isHydrated()).toBe(true));
    expect(lives()).toEqual([false]);
    expect(reported).toEqual([expect.stringContaining('The code of an island failed to load')]);
    touch(screen.getByRole('button'), 'pointerdown');
    await waitFor(() => expect(lives()).toEqual([true]));
  });

  it('drops presses if its code does not load, and does not replay them at a later touch', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    serve(
      <Island when="touched">
        <Counter label="Slides" />
      </Island>,
      [...addresses, '/shared.js?pressed'],
    );
    begin([]);
    screen.getByRole('button').click();
    await waitFor(() => expect(reported).toHaveLength(1));
    touch(screen.getByRole('button'), 'focusin');
    await waitFor(() => expect(lives()).toEqual([true]));
    expect(counts()).toEqual(['0']);
  });

  it('restores its HTML and input when it fails, and reports one error', async () => {
    serve(two('idle'));
    begin([]);
    await waitFor(() => expect(isHydrated()).toBe(true));
    const press = () => screen.getAllByRole('button')[0]!.click();
    for (const count of ['1', '2']) {
      press();
      await waitFor(() => expect(counts()).toEqual([count, '0']));
    }
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
    field!.value = 'half a word';
    field!.focus();
    press();
    await waitFor(() => expect(counts()).toEqual(['0', '0']));
    const [restored, other] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(restored).not.toBe(field);
    expect([restored!.value, other!.value]).toEqual(['half a word', '']);
    expect(document.activeElement).toBe(restored);
    expect(reported.filter((message) => message.includes('An island failed'))).toHaveLength(1);
    screen.getAllByRole('button')[1]!.click();
    await waitFor(() => expect(counts()).toEqual(['0', '1']));
  });

  it('does not take the focus from elsewhere when it fails', async () => {
    serve(two('idle'));
    begin([]);
    await waitFor(() => expect(isHydrated()).toBe(true));
    const [field, other] = screen.getAllByRole<HTMLInputElement>('textbox');
    const [button] = screen.getAllByRole('button');
    field!.focus();
    other!.focus();
    for (const count of ['1', '2', '0']) {
      button!.click();
      await waitFor(() => expect(counts()).toEqual([count, '0']));
    }
    expect(document.activeElement).toBe(other);
  });
});
