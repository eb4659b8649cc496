import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { heard } from '../LiveRegion/heard.fixtures.ts';

vi.resetModules();
vi.doMock('./ToastRegion.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ToastProvider, useToast } = await import('./ToastProvider.tsx');
afterAll(() => {
  vi.doUnmock('./ToastRegion.tsx');
  vi.resetModules();
});

function Raise() {
  const notify = useToast();
  return (
    <button type="button" onClick={() => notify({ message: 'Sorry, there was an error.', tone: 'destructive' })}>
      Raise
    </button>
  );
}

describe('<PlainToasts>', () => {
  it('reports a failure even if the code of the toasts cannot be fetched', async () => {
    render(
      <ToastProvider>
        <Raise />
      </ToastProvider>,
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Raise' }));
      await vi.dynamicImportSettled();
    });
    expect((await screen.findByRole('listitem')).textContent).toBe('Sorry, there was an error.');
    await expect.poll(() => heard()).toEqual(['Sorry, there was an error.']);
  });
});
