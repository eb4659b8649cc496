import '@sponsor/ui/theme';
import type { RenderInput } from '@sponsor/domain';
import { penOnFirstSight } from '@sponsor/ui/drawings';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { RenderContext } from './render-context.ts';

const root = document.querySelector('#root');
const data = document.querySelector('#render-input')?.textContent;
if (!root || !data) throw new Error('The document has no #root or no #render-input: it was not made by this site.');

// Written by the server from the same build, so there is nothing to check.
const input: RenderInput = JSON.parse(data);
const app = (
  <StrictMode>
    <RenderContext value={input}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </RenderContext>
  </StrictMode>
);

penOnFirstSight(root);
// Staff's screens, and every page in development, come as an empty root.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
