type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Saves the fields of an element and returns a function that restores their input and caret in the new fields, for a part that
 * is rendered again because a translator has changed its HTML, or restored because it failed. Fields are found by name,
 * because extensions insert fields too.
 */
export function carryFields(element: HTMLElement): () => void {
  const before = fieldsOf(element);
  return () => {
    const after = fieldsOf(element);
    for (const [key, old] of before) {
      const field = after.get(key)?.field;
      if (!field || field === old.field) continue;
      if (field.value !== old.value) {
        // Bypasses React, which ignores changes made through the field itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      // Only if the visitor has not moved the focus in the meantime.
      if (!old.inUse || document.activeElement !== document.body) continue;
      field.focus({ preventScroll: true });
      if (old.caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...old.caret);
    }
  };
}

/**
 * Returns the fields of the library, which have a name or at least a class, keyed by it and by their position among
 * equal ones.
 */
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
  /** Returns the caret position; null for a field that does not report it. */
  readonly caret: readonly [number, number] | null;
}

function note(field: FormField): Noted {
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  const caret = start === null || end === null ? null : ([start, end] as const);
  return { field, value: field.value, inUse: field === document.activeElement, caret };
}
