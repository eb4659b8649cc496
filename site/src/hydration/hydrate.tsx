import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../browser/report-error.ts';
import { SponsorWords } from '../sponsor-words.tsx';
import { carryFields } from './carry-fields.ts';
import { Slot } from './slot.tsx';

/**
 * Lets React take over an island's HTML. Resolves when its effects run. Should it fail, then or later, its HTML is put
 * back as the server drew it, with what was typed, and the failure is reported; the rest of the page does not notice.
 */
export function hydrate(
  element: HTMLElement,
  Part: ComponentType<Record<string, unknown> & { children: ReactNode }>,
): Promise<void> {
  const { id = '', props = '{}' } = element.dataset;
  const rendered = element.innerHTML;
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => (
    <Slot key={slot.dataset['slot']} index={Number(slot.dataset['slot'])} html={slot.innerHTML} />
  ));
  let carryOver = carryFields(element);
  // By the time a failure is told of, the fields are gone; what is typed into one needs the focus before.
  const handleFocus = (): void => {
    carryOver = carryFields(element);
  };
  element.addEventListener('focusin', handleFocus);
  return new Promise((resolve) => {
    const handleLive = (): void => {
      carryOver();
      handleFocus();
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
        onRecoverableError: (error) => reportError(`An island was rendered again: ${String(error)}`),
        onUncaughtError: (error) => {
          reportError(`An island failed: ${String(error)}`);
          // React is still taking the HTML away.
          setTimeout(() => {
            root.unmount();
            element.innerHTML = rendered;
            carryOver();
            resolve();
          });
        },
      },
    );
  });
}

/** Around the part, not beside it: that would change every `useId` in it. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
