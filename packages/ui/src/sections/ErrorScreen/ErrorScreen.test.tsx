import { errorScreen } from '@sponsor/content/system';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

const { heading, text, reload, returnToHome, incidentLabel } = errorScreen;
const content = { heading, text, reload, returnToHome };

describe('<ErrorScreen>', () => {
  it('[address-10] has the title from the error catalog', () => {
    render(<ErrorScreen {...content} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  });

  it('reloads the page with a link, which works without a script', () => {
    render(<ErrorScreen {...content} />);
    expect(screen.getByText(reload).closest('a')?.getAttribute('href')).toBe('');
  });

  it('shows the incident number if there is one', () => {
    const { rerender } = render(<ErrorScreen {...content} />);
    expect(screen.queryByText(/give this number/)).toBeNull();
    rerender(<ErrorScreen {...content} incident={{ label: incidentLabel, id: '7f3a-22' }} />);
    expect(screen.getByText('7f3a-22')).toBeTruthy();
  });
});
