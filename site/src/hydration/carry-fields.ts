type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes the fields of an element and returns what is to be called once React has taken it over: it draws a part anew
 * whose HTML a translator has changed before, and what is typed, and where, goes on in the new fields.
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
      if (index === inUse) field.focus({ preventScroll: true });
    }
  };
}

function fieldsOf(element: HTMLElement): FormField[] {
  return [...element.querySelectorAll<FormField>('input, select, textarea')];
}
