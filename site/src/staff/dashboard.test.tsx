import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetched, open, prepareDesk, server, session, settle } from './desk.fixtures.tsx';

describe('/admin', () => {
  prepareDesk();

  it('offers a viewer no picture to replace', async () => {
    server['/api/section-images'] = () => Response.json({ problem: [], solution: [] });
    for (const [role, offered] of [
      ['viewer', 0],
      ['editor', 2],
    ] as const) {
      server['/api/staff/get-session'] = () => session('m.reyes@example.com', role);
      const goTo = await open();
      await goTo('/admin');
      await act(() => vi.dynamicImportSettled());
      await settle();
      expect(screen.queryAllByRole('button', { name: 'Upload New Image' })).toHaveLength(offered);
      cleanup();
    }
  });

  it('does not publish text with a colleague’s newer picture if it was written for the previous one', async () => {
    let name = 'one';
    const version = () => {
      const src = `/media/${name}`;
      const size = { srcSet: `${src} 960w`, width: 960, height: 600 };
      const image = { src, ...size, alternativeText: 'Bays.', focus: { x: 50, y: 50 } };
      return { id: name, image, changedBy: 'b@example.com', changedAt: '2026-11-12T15:04:09.120Z' };
    };
    server['/api/section-images'] = () => Response.json({ problem: [version()], solution: [] });
    const goTo = await open();
    await goTo('/admin');
    await act(() => vi.dynamicImportSettled());
    await settle();
    const card = within(screen.getByRole('region', { name: 'Problem section image' }));
    fireEvent.change(card.getByRole('textbox'), { target: { value: 'Bays at noon.' } });
    name = 'two';
    fireEvent.click(card.getByRole('button', { name: 'Save text and focal point' }));
    await settle();
    expect(
      card.getByText('A colleague replaced this image in the meantime, so your text was not saved.'),
    ).toBeDefined();
    expect(fetched.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(false);
  });
});
