import { regulationD } from '@sponsor/content/regulation-d';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfferingHero } from './OfferingHero.tsx';

const { hero } = regulationD;

describe('<OfferingHero>', () => {
  it('[regd-1] names its audience in the headline', () => {
    render(<OfferingHero {...hero} media={null} drawing={{ number: '1', sheet: 'A', title: 'T', caption: 'C' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/accredited investors only/i);
  });

  it('[regd-1] lists the five terms, each with its notes, and the risk of the return among them', () => {
    render(<OfferingHero {...hero} media={null} drawing={{ number: '1', sheet: 'A', title: 'T', caption: 'C' }} />);
    const card = screen.getByRole('heading', { level: 2, name: 'Offering Terms' }).parentElement;
    const terms = Array.from(card?.querySelectorAll('dl > div') ?? [], (term) =>
      Array.from(term.children, (child) => child.childNodes[0]?.textContent),
    );
    expect(terms).toEqual([
      ['Maximum offering', '$10,000,000'],
      ['Minimum investment', '$15,000'],
      ['Unit price', '$1.00'],
      ['Preferred return', '10%'],
      ['Open to', 'Accredited investors only'],
    ]);
    expect(card?.querySelectorAll('dl a[href^="#note-"]').length).toBeGreaterThanOrEqual(terms.length);
    expect(card?.textContent).toContain(hero.target.risk);
    expect(card?.textContent).toContain(hero.target.paid);
  });

  it('links to the memorandum, the webinar and then to investing', () => {
    render(<OfferingHero {...hero} media={null} drawing={{ number: '1', sheet: 'A', title: 'T', caption: 'C' }} />);
    const links = screen.getAllByRole('link').filter((link) => /Invest|View|Watch/.test(link.textContent));
    expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
      '/ppm',
      '/regd-webinar',
      '/regd-invest',
    ]);
  });
});
