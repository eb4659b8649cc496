import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyFooter, fundFooter } from './SiteFooter.fixtures.tsx';
import { SiteFooter } from './SiteFooter.tsx';

describe('<SiteFooter>', () => {
  it('[footer-2] has its quick links in order', () => {
    render(<SiteFooter {...companyFooter} />);
    const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Portfolio', '/#portfolio'],
      ['Investment Opportunities', '/investment-selection'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('[footer-3] has disclosures instead if a fund is offered', () => {
    render(<SiteFooter {...fundFooter} />);
    expect(screen.queryByRole('navigation', { name: 'Quick Links' })).toBeNull();
    const disclosures = screen.getByRole('heading', { name: /Regulation A/ }).parentElement;
    expect(disclosures?.textContent.length).toBeGreaterThan(800);
  });

  it('[footer-1] shows the given year and rights holder', () => {
    render(<SiteFooter {...fundFooter} legal={{ ...fundFooter.legal, year: 2031 }} />);
    const { textContent } = screen.getByRole('contentinfo');
    expect(textContent).toContain('© 2031 Spark Fund One');
    expect(textContent).not.toMatch(/© .*Holdings/);
  });

  it('links the phone number and the address', () => {
    render(<SiteFooter {...companyFooter} />);
    expect(screen.getByRole('link', { name: '(317) 555-0100' }).getAttribute('href')).toBe('tel:3175550100');
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toBe('mailto:hello@limestone-main.example');
  });

  it('says that content is a sample only if it is', () => {
    const { sampleNotice, ...legal } = companyFooter.legal;
    const { rerender } = render(<SiteFooter {...companyFooter} />);
    expect(screen.getByText(sampleNotice ?? '')).toBeTruthy();
    rerender(<SiteFooter {...companyFooter} legal={legal} />);
    expect(screen.queryByText(sampleNotice ?? '')).toBeNull();
  });
});
