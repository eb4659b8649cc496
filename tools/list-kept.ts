interface Listener {
  target: object;
  name: string;
  type: string;
  callback: EventListenerOrEventListenerObject;
  capture: boolean;
  signal: AbortSignal | undefined;
}

interface Kept {
  listeners: Listener[];
  observers: Map<object, string>;
}

declare global {
  var keptByThisWindow: Kept | undefined;
}

/**
 * The listeners on the window, its document and its media queries, and the observers that there are now; the first call
 * begins to count. It counts by itself, since happy-dom takes a listener away for whichever phase it was.
 */
export function listKept(): string[] {
  const { listeners, observers } = (globalThis.keptByThisWindow ??= beginToCount());
  return [
    ...listeners.filter(({ signal }) => !signal?.aborted).map(({ name, type }) => `${type} on ${name}`),
    ...observers.values(),
  ];
}

function beginToCount(): Kept {
  const kept: Kept = { listeners: [], observers: new Map() };
  const view = document.defaultView;
  countListeners(kept, globalThis, 'the window');
  // Another object where the properties of the window were copied to the global one.
  if (view && view.addEventListener !== globalThis.addEventListener) countListeners(kept, view, 'the window');
  countListeners(kept, document, 'the document');
  countListeners(kept, document.documentElement, '<html>');
  countListeners(kept, document.body, '<body>');
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => countListeners(kept, matchMedia(query), query);
  for (const kind of [MutationObserver, ResizeObserver, IntersectionObserver]) countObservers(kept, kind.prototype);
  return kept;
}

function countListeners<Target extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>(
  kept: Kept,
  target: Target,
  name: string,
): Target {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);

  function forget(type: string, callback: EventListenerOrEventListenerObject, capture: boolean): void {
    kept.listeners = kept.listeners.filter(
      (known) =>
        known.target !== target || known.type !== type || known.callback !== callback || known.capture !== capture,
    );
  }

  target.addEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options: boolean | AddEventListenerOptions = {},
  ) => {
    const { capture = false, once = false, signal } = typeof options === 'object' ? options : { capture: options };
    if (callback && !signal?.aborted) {
      forget(type, callback, capture);
      kept.listeners.push({ target, name, type, callback, capture, signal });
      if (once) add(type, () => forget(type, callback, capture), options);
    }
    add(type, callback, options);
  };

  target.removeEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options: boolean | EventListenerOptions = {},
  ) => {
    const { capture = false } = typeof options === 'object' ? options : { capture: options };
    if (callback) forget(type, callback, capture);
    remove(type, callback, options);
  };
  return target;
}

interface Observer {
  observe: (this: Observer, target: Element, options?: object) => void;
  disconnect: (this: Observer) => void;
}

function countObservers(kept: Kept, prototype: Observer): void {
  const { observe, disconnect } = prototype;
  /** Embla begins to observe in the next frame, also what it has let go by then; it hears nothing of that. */
  const over = new WeakSet<object>();
  prototype.observe = function (target, options) {
    if (!over.has(this)) kept.observers.set(this, `${this.constructor.name} of <${target.nodeName.toLowerCase()}>`);
    observe.call(this, target, options);
  };
  prototype.disconnect = function () {
    over.add(this);
    kept.observers.delete(this);
    disconnect.call(this);
  };
}
