import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { silence } from '../packages/ui/src/components/LiveRegion/heard.fixtures.ts';
import { placeLiveRegion } from '../packages/ui/src/components/LiveRegion/live-region.ts';

// Many test files share one document. Each starts with an empty one, and stops everything that the previous file
// started.
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
// The module keeps it, with pending announcements.
placeLiveRegion().replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterEach(silence);

const endings: (() => void)[] = [];
// Starts only now, because imported modules and their listeners stay.
beforeAll(() => {
  const { setTimeout, setInterval } = globalThis;
  Object.assign(globalThis, { setTimeout: ended(setTimeout), setInterval: ended(setInterval) });
  endings.push(() => Object.assign(globalThis, { setTimeout, setInterval }));
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
    const add = target.addEventListener.bind(target);
    Object.defineProperty(target, 'addEventListener', {
      configurable: true,
      writable: true,
      value: (...listener: Parameters<typeof add>) => {
        add(...listener);
        endings.push(() => target.removeEventListener(...listener));
      },
    });
    endings.push(() => {
      Reflect.deleteProperty(target, 'addEventListener');
      if (own) Object.defineProperty(target, 'addEventListener', own);
    });
  }
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const end of endings) end();
});

/** Wraps a timer function so that its timers end with the test file at the latest. */
function ended<Timer extends typeof setTimeout | typeof setInterval>(begin: Timer): Timer {
  return new Proxy(begin, {
    apply(target, self, args) {
      const timer = Reflect.apply(target, self, args);
      endings.push(() => clearTimeout(timer));
      return timer;
    },
  });
}
