type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes the fields of an element and returns what is to be called once others stand in their place: a part is rendered again
 * whose HTML a translator has changed, or put back when it fails, and what is typed, and where, goes on in the new fields.
 * They are found by their names, because extensions put fields of their own between them.
 */
export function carryFields(element: HTMLElement): () => void {
  const before = fieldsOf(element);
  return () => {
    const after = fieldsOf(element);
    for (const [key, old] of before) {
      const field = after.get(key)?.field;
      if (!field || field === old.field) continue;
      if (field.value !== old.value) {
        // Past React, which hears of no change that is made through the field itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      // Unless the visitor has gone on to something else since.
      if (!old.inUse || document.activeElement !== document.body) continue;
      field.focus({ preventScroll: true });
      if (old.caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...old.caret);
    }
  };
}

/** Ours have a name or at least a class; each by that and by its place among those alike. */
function fieldsOf(element: HTMLElement): Map<string, Noted> {
  const seen = new Map<string, number>();
  const found = new Map<string, Noted>();
  for (const field of element.querySelectorAll<FormField>('input, select, textarea')) {
    const sign = field.name || field.className;
    if (sign === '') continue;
    const place = seen.get(sign) ?? 0;
    seen.set(sign, place + 1);
    found.set(`${sign} ${place}`, note(field));
  }
  return found;
}

interface Noted {
  readonly field: FormField;
  readonly value: string;
  readonly inUse: boolean;
  /** Where the visitor is within the text; null in a field that does not say. */
  readonly caret: readonly [number, number] | null;
}

function note(field: FormField): Noted {
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  const caret = start === null || end === null ? null : ([start, end] as const);
  return { field, value: field.value, inUse: field === document.activeElement, caret };
}
