/**
 * Form libraries write a select and give it the focus without an event. With a list in its place, what is written there is
 * told to the list, and the focus is handed on. Returns what ends it.
 */
export function followSelect(select: HTMLSelectElement, onWrite: () => void, focus: () => void): () => void {
  const value = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
  Object.defineProperties(select, {
    value: {
      configurable: true,
      get: () => value?.get?.call(select),
      set: (written) => {
        value?.set?.call(select, written);
        onWrite();
      },
    },
    focus: { configurable: true, value: focus },
  });
  return () => {
    Reflect.deleteProperty(select, 'value');
    Reflect.deleteProperty(select, 'focus');
  };
}
