type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes the fields of an element and returns what is to be called once others stand in their place: a part is drawn anew
 * whose HTML a translator has changed, or put back when it fails, and what is typed, and where, goes on in the new fields.
 */
export function carryFields(element: HTMLElement): () => void {
  const before = fieldsOf(element);
  const inUse = before.findIndex((field) => field === document.activeElement);
  return () => {
    const after = fieldsOf(element);
    for (const [index, { name, value }] of before.entries()) {
      const field = after[index];
      if (!field || field === before[index] || field.name !== name) continue;
      if (field.value !== value) {
        // Past React, which hears of no change that is made through the field itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      // Unless the visitor has gone on to something else since.
      if (index === inUse && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
  };
}

function fieldsOf(element: HTMLElement): FormField[] {
  return [...element.querySelectorAll<FormField>('input, select, textarea')];
}
