import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../report-error.ts';
import { SponsorWords } from '../sponsor-words.tsx';
import { Slot } from './slot.tsx';

/**
 * Lets React take over an island's HTML. Resolves when its effects run. Should it fail, then or later, its HTML is put
 * back as the server drew it and the failure is reported; the rest of the page does not notice.
 */
export function hydrate(
  element: HTMLElement,
  Part: ComponentType<Record<string, unknown> & { children: ReactNode }>,
): Promise<void> {
  const { id = '', props = '{}' } = element.dataset;
  const drawn = element.innerHTML;
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => (
    <Slot key={slot.dataset['slot']} index={Number(slot.dataset['slot'])} html={slot.innerHTML} />
  ));
  const fields = fieldsOf(element);
  const inUse = fields.findIndex((field) => field === document.activeElement);
  return new Promise((resolve) => {
    const handleLive = (): void => {
      carryOver(fields, fieldsOf(element), inUse);
      resolve();
    };
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Live onLive={handleLive}>
          <SponsorWords>
            <Part {...JSON.parse(props)}>{slots.toSorted((a, b) => a.props.index - b.props.index)}</Part>
          </SponsorWords>
        </Live>
      </StrictMode>,
      {
        identifierPrefix: id,
        onRecoverableError: (error) => reportError(`An island was drawn anew: ${String(error)}`),
        onUncaughtError: (error) => {
          reportError(`An island failed: ${String(error)}`);
          // React is still taking the HTML away.
          setTimeout(() => {
            root.unmount();
            element.innerHTML = drawn;
            resolve();
          });
        },
      },
    );
  });
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(element: HTMLElement): FormField[] {
  return [...element.querySelectorAll<FormField>('input, select, textarea')];
}

/** React draws a part anew whose HTML a translator has changed before: what is typed, and where, goes on in the new fields. */
function carryOver(before: readonly FormField[], after: readonly FormField[], inUse: number): void {
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
}

/** Around the part, not beside it: that would change every `useId` in it. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
