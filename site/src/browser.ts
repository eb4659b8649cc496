import { noteBackLabel } from '@sponsor/content/note-back-label';
import { keepYear, linkNotesBack, openNotesInPlace, penOnFirstSight, startHeader } from '@sponsor/ui/behaviours';
import { countEvent, countPage } from './adapters/analytics.ts';
import { showStoredConfirmation } from './browser/confirmation.ts';
import { mayTrack } from './browser/consent.ts';
import { revealDeferredSections } from './browser/opening-view.ts';
import { reportError } from './browser/report-error.ts';
import { scrollToTopOnSelfLink } from './browser/scroll-to-top.ts';
import { noteArrival } from './browser/touches.ts';
import { visit } from './browser/visit.ts';
import { startIslands } from './hydration/start-islands.ts';

declare global {
  interface Document {
    /** Absent in browsers that do not prerender pages. */
    readonly prerendering?: boolean;
  }
}

/**
 * The script of every public page. A prerendered page starts nothing until it is shown, and then shows itself first, because
 * starting would delay it.
 */
if (document.prerendering) document.addEventListener('prerenderingchange', startOnceShown, { once: true });
else start();
void revealDeferredSections();

function startOnceShown(): void {
  requestAnimationFrame(() => setTimeout(start));
}

function start(): void {
  const tracked = mayTrack();
  const errands = [
    startOwnHeader,
    () => void startIslands(window.presses ?? []).catch(reportFailed),
    () => delete window.presses,
    watchSelfLinks,
    () => penOnFirstSight(document.body),
    () => linkNotesBack(document.body, noteBackLabel),
    () => openNotesInPlace(document.body),
    showStoredConfirmation,
    checkYear,
    () => document.addEventListener('visibilitychange', checkYear),
    () => addEventListener('pageshow', ({ persisted }) => persisted && countReturn(tracked)),
    () => document.addEventListener('click', ({ target }) => countStepToInvest(target)),
    noteArrival,
    countPage,
    reportMissing,
  ];
  // If the browser lacks an API that one of them needs, the others still run.
  for (const errand of errands) {
    try {
      errand();
    } catch (error) {
      reportFailed(error);
    }
  }
}

function reportFailed(error: unknown): void {
  reportError(`A part of the page's script failed: ${String(error)}`);
}

function startOwnHeader(): void {
  const header = document.querySelector('header');
  if (header) startHeader(header);
}

function watchSelfLinks(): void {
  const main = document.querySelector('main');
  if (main) scrollToTopOnSelfLink(main);
}

/** Counts a page that Back or Forward restored as it was left. */
function countReturn(tracked: boolean): void {
  // In a restored page, third-party scripts loaded before the refusal would continue to run.
  if (tracked && !mayTrack()) window.location.reload();
  else countPage();
}

/** Logs only the path, because the query of a mistyped address may contain an e-mail address. */
function reportMissing(): void {
  const arrival = visit();
  if (arrival && 'responseStatus' in arrival && arrival.responseStatus === 404) {
    reportError(`There is no page at ${window.location.pathname}.`);
  }
}

function checkYear(): void {
  keepYear(document.body, document.documentElement.dataset['timeZone'] ?? 'UTC');
}

/** Counts presses of the main call to action, for any combination of funds. */
function countStepToInvest(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/reg"][href$="-invest"]');
  if (link) countEvent('call-to-action', link.pathname);
}
