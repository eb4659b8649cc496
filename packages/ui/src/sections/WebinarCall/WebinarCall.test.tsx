import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { regulationAWebinarCall } from './WebinarCall.fixtures.tsx';
import { WebinarCall } from './WebinarCall.tsx';

describe('<WebinarCall>', () => {
  it('leads to the registration, and says first what the webinar is about', () => {
    render(<WebinarCall {...regulationAWebinarCall} />);
    expect(screen.getByRole('link', { name: 'Register for the webinar' }).getAttribute('href')).toBe('/webinar');
    const agenda = screen.getByRole('list', { name: regulationAWebinarCall.agendaLabel });
    expect(
      within(agenda)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(regulationAWebinarCall.agenda);
  });

  it('says of its picture that it is a model', () => {
    render(<WebinarCall {...regulationAWebinarCall} />);
    expect(screen.getByRole('img').getAttribute('alt')).toMatch(/model/i);
    expect(screen.getByText(regulationAWebinarCall.caption)).toBeTruthy();
  });
});
