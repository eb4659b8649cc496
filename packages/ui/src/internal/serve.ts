import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Puts a component into the document as the server sends it. Returns a function that hydrates it and then immediately
 * runs `andThen`.
 */
export function serve(component: ReactElement): (andThen?: () => void) => Promise<void> {
  const container = document.createElement('form');
  container.innerHTML = renderToString(component);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return (andThen) =>
    act(async () => {
      render(component, { container, hydrate: true });
      andThen?.();
    });
}
