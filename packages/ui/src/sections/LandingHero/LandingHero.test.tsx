import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landingHero } from './LandingHero.fixtures.tsx';
import { LandingHero } from './LandingHero.tsx';

describe('<LandingHero>', () => {
  it('reads its headline as one sentence, although words with a hyphen are kept whole', () => {
    render(<LandingHero {...landingHero} />);
    expect(screen.getByRole('heading', { level: 1, name: landingHero.heading })).toBeTruthy();
  });

  it('omits the link to the webinar if there is none', () => {
    const { webinar, ...withoutWebinar } = landingHero;
    const { rerender } = render(<LandingHero {...landingHero} />);
    const count = screen.getAllByRole('link').length;
    expect(screen.getByRole('link', { name: webinar?.label ?? '' })).toBeTruthy();
    rerender(<LandingHero {...withoutWebinar} />);
    expect(screen.getAllByRole('link')).toHaveLength(count - 1);
  });

  it('[invest-3] links to the offering circular exactly twice by name, each time in a new tab', () => {
    render(<LandingHero {...landingHero} />);
    const links = screen.getAllByRole('link', { name: /^View Offering Circular/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [landingHero.offeringCircular.href, '_blank'],
      [landingHero.offeringCircular.href, '_blank'],
    ]);
  });

  it('shows the risk of every target beside its figure', () => {
    render(<LandingHero {...landingHero} />);
    const figures = within(screen.getByRole('list', { name: landingHero.keyFiguresLabel })).getAllByRole('listitem');
    expect(figures).toHaveLength(landingHero.keyFigures.length);
    for (const [index, { claim }] of landingHero.keyFigures.entries()) {
      expect(figures[index]?.textContent).toContain(claim.figure);
      expect(figures[index]?.textContent).toContain(claim.kind === 'target' ? claim.risk : claim.text);
    }
  });

  it('puts the form before the video, so that a narrow screen shows it first', () => {
    render(<LandingHero {...landingHero} />);
    const form = screen.getByRole('button', { name: /Get Started Now/ });
    const video = screen.getByRole('button', { name: /overview video/ });
    expect(form.compareDocumentPosition(video)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
