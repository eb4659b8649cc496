import { siteConfigSchema } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RenderContext } from '../render-context.ts';
import { notFoundRoute } from '../routes.ts';
import { hydrate } from './hydrate.tsx';
import { Island } from './island.tsx';

function Named({ children }: { children: ReactNode }) {
  const id = useId();
  return <section id={id}>{children}</section>;
}

it('gives the parts of an island the ids which the server gave them', async () => {
  const complaints = vi.spyOn(console, 'error');
  const Part = Object.assign(Named, { source: 'src/named.island.tsx' });
  document.body.innerHTML = renderToString(
    <RenderContext
      value={{
        site: siteConfigSchema.parse({}),
        publicUrl: 'http://127.0.0.1:4000',
        year: 2026,
        scriptsOf: () => [],
        path: '/',
        page: notFoundRoute.handle,
      }}
    >
      <Island when="idle">
        <Part>Limestone</Part>
      </Island>
    </RenderContext>,
  );
  const island = document.querySelector<HTMLElement>('[data-island]');
  await hydrate(island!, Part);
  expect(document.querySelector('section')?.textContent).toBe('Limestone');
  expect(complaints.mock.calls).toEqual([]);
});
