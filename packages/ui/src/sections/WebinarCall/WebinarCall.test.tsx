import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { webinarCall } from './WebinarCall.fixtures.tsx';
import { WebinarCall } from './WebinarCall.tsx';

describe('<WebinarCall>', () => {
  it('[invest-14] links to the registration after it says what the webinar is about', () => {
    render(<WebinarCall {...webinarCall} />);
    expect(screen.getByRole('link', { name: 'Register for the webinar' }).getAttribute('href')).toBe('/webinar');
    const agenda = screen.getByRole('list', { name: webinarCall.agendaLabel });
    expect(
      within(agenda)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(webinarCall.agenda);
  });

  it('says that its picture shows a model', () => {
    render(<WebinarCall {...webinarCall} />);
    expect(screen.getByRole('img').getAttribute('alt')).toMatch(/model/i);
    expect(screen.getByText(webinarCall.caption)).toBeTruthy();
  });
});
