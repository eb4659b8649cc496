import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure.tsx';

afterEach(() => void vi.restoreAllMocks());

describe('<Failure>', () => {
  it('replaces a screen that failed, and shows the number of its report', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const Broken = () => {
      throw new Error('The screen is broken.');
    };
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <Failure /> }]);
    render(<RouterProvider router={router} />);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Unexpected Application Error!');
    const number = document.querySelector('code')?.textContent ?? '';
    expect(number).toMatch(/^\d+$/);
    expect(logged.mock.calls.flat()).toContainEqual(expect.stringContaining(`Incident ${number}: the screen failed`));
    router.dispose();
  });
});
