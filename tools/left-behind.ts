type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

interface Listener {
  target: Target;
  name: string;
  type: string;
  callback: EventListenerOrEventListenerObject;
  capture: boolean;
  signal: AbortSignal | undefined;
}

interface Kept {
  listeners: Listener[];
  observers: Map<object, string>;
  /** The listeners and observers that existed when the test began. */
  before: ReadonlySet<object>;
}

declare global {
  interface Document {
    kept?: Kept;
  }
}

/**
 * Starts counting the listeners on the window, its document and its media queries, and the observers. We count them
 * ourselves, because happy-dom removes a listener regardless of its phase. A document that several files share is
 * counted once.
 */
function kept(): Kept {
  return (document.kept ??= beginToCount());
}

/** Ignores everything that exists now. */
export function beginTest(): void {
  kept().before = new Set([...kept().listeners, ...kept().observers.keys()]);
}

/** Returns the names of additions since the test began that still exist. */
export function listLeftBehind(): string[] {
  return [
    ...addedListeners().map(({ name, type }) => `${type} on ${name}`),
    ...[...kept().observers].filter(([observer]) => !kept().before.has(observer)).map(([, name]) => name),
  ];
}

/** Removes the listeners of a test: code may listen for the lifetime of its page, and the next test is another page. */
export function leavePage(): void {
  for (const { target, type, callback, capture } of addedListeners()) {
    target.removeEventListener(type, callback, capture);
  }
}

function addedListeners(): Listener[] {
  return kept().listeners.filter((listener) => !kept().before.has(listener) && !listener.signal?.aborted);
}

function beginToCount(): Kept {
  const begun: Kept = { listeners: [], observers: new Map(), before: new Set() };
  const view = document.defaultView;
  countListeners(begun, globalThis, 'the window');
  // `window` is a different object if its properties were copied to the global object.
  if (view && view.addEventListener !== globalThis.addEventListener) countListeners(begun, view, 'the window');
  countListeners(begun, document, 'the document');
  countListeners(begun, document.documentElement, '<html>');
  countListeners(begun, document.body, '<body>');
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => countListeners(begun, matchMedia(query), query);
  for (const kind of [MutationObserver, ResizeObserver, IntersectionObserver]) countObservers(begun, kind.prototype);
  return begun;
}

function countListeners<Counted extends Target>(all: Kept, target: Counted, name: string): Counted {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);

  /** Identifies a listener, because one callback may listen once per phase. */
  const find = (type: string, callback: unknown, capture: boolean) =>
    all.listeners.find(
      (one) => one.target === target && one.type === type && one.callback === callback && one.capture === capture,
    );
  function forget(gone: Listener | undefined): void {
    all.listeners = all.listeners.filter((one) => one !== gone);
  }

  target.addEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options: boolean | AddEventListenerOptions = {},
  ) => {
    const { capture = false, once = false, signal } = typeof options === 'object' ? options : { capture: options };
    const known = find(type, callback, capture);
    if (known?.signal?.aborted) forget(known);
    if (callback && !signal?.aborted && !find(type, callback, capture)) {
      const listener = { target, name, type, callback, capture, signal };
      all.listeners.push(listener);
      if (once) add(type, () => forget(listener), options);
    }
    add(type, callback, options);
  };

  target.removeEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options: boolean | EventListenerOptions = {},
  ) => {
    const { capture = false } = typeof options === 'object' ? options : { capture: options };
    forget(find(type, callback, capture));
    remove(type, callback, options);
  };
  return target;
}

interface Observer {
  observe: (this: Observer, target: Element, options?: object) => void;
  disconnect: (this: Observer) => void;
}

function countObservers(all: Kept, prototype: Observer): void {
  const { observe, disconnect } = prototype;
  /**
   * Embla starts observing in the next frame, even elements that it has released by then; it receives nothing from
   * them.
   */
  const over = new WeakSet<object>();
  prototype.observe = function (target, options) {
    if (!over.has(this)) all.observers.set(this, `${this.constructor.name} of <${target.nodeName.toLowerCase()}>`);
    observe.call(this, target, options);
  };
  prototype.disconnect = function () {
    over.add(this);
    all.observers.delete(this);
    disconnect.call(this);
  };
}
