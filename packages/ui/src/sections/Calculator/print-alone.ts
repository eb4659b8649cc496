const printed = 'data-printed';

/** Prints only the section around an element, with all its details expanded. */
export function printAlone(element: Element): void {
  const section = element.closest('section');
  if (!section) return;
  for (const details of section.querySelectorAll('details')) details.open = true;
  section.setAttribute(printed, '');
  // Some browsers return before they have printed.
  window.addEventListener('afterprint', () => section.removeAttribute(printed), { once: true });
  window.print();
}
