const printed = 'data-printed';

/** Prints the section that an element stands in and nothing else, with everything in it open. */
export function printAlone(element: Element): void {
  const section = element.closest('section');
  if (!section) return;
  for (const details of section.querySelectorAll('details')) details.open = true;
  section.setAttribute(printed, '');
  // Some browsers go on before they have printed.
  window.addEventListener('afterprint', () => section.removeAttribute(printed), { once: true });
  window.print();
}
