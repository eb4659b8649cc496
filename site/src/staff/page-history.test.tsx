import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { after, asked, open, prepareDesk, server, settle } from './desk.fixtures.tsx';

const invest = {
  path: '/invest',
  title: 'Invest',
  wordings: 1,
  changedAt: '2026-03-01T15:00:00.000Z',
  live: true,
};

describe('/admin/pages', () => {
  prepareDesk();

  it('opens the history of the first page', async () => {
    server['/api/desk/pages/wordings'] = () => Response.json([]);
    server['/api/desk/pages'] = () => Response.json([invest]);
    const goTo = await open();
    await goTo('/admin/pages');
    await settle();
    expect(asked('/api/desk/pages/wordings')).toEqual(['/api/desk/pages/wordings?path=%2Finvest']);
    expect(screen.getByRole('combobox', { name: 'Page' }).textContent).toContain('/invest');
  });

  it('says why the wordings of a page could not be read, and offers a retry', async () => {
    server['/api/desk/pages/wordings'] = () =>
      Response.json({ message: 'The database did not answer.' }, { status: 503 });
    server['/api/desk/pages'] = () => Response.json([invest]);
    const goTo = await open();
    await goTo('/admin/pages?path=%2Finvest');
    await after(60_000);
    expect(screen.getByText('The database did not answer.')).toBeDefined();
    expect(screen.getByLabelText('Page')).toBeDefined();
    server['/api/desk/pages/wordings'] = () => Response.json([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByText('The database did not answer.')).toBeNull();
  });
});
