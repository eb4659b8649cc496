import { regulationAOfferings } from '@sponsor/content/offerings';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { legendOf, offeringLegends } from './OfferingLegends.fixtures.ts';
import { OfferingLegends } from './OfferingLegends.tsx';

describe('<OfferingLegends>', () => {
  it('shows the name, the status and every paragraph of each offering', () => {
    const [filed, closed] = [regulationAOfferings.filed, regulationAOfferings.closed];
    render(
      <OfferingLegends
        {...offeringLegends}
        headingLevel={2}
        offerings={[legendOf(filed), { ...legendOf(closed), name: 'Another' }]}
      />,
    );
    const text = screen.getByRole('region', { name: offeringLegends.heading }).textContent;
    for (const part of [filed.name, filed.status, ...filed.legend, 'Another', closed.status, ...closed.legend])
      expect(text).toContain(part);
  });

  it('links to the document, in a new tab if it is external, to the path of the money, and to all disclosures', () => {
    const [offering] = offeringLegends.offerings;
    if (!offering?.document) throw new Error('The fixture has no offering with a document.');
    const here = { ...offering, name: 'Here', document: { label: 'Read it here', href: '/ppm' }, money: undefined };
    render(<OfferingLegends {...offeringLegends} headingLevel={2} offerings={[offering, here]} />);
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(links).toEqual([
      [offering.document.href, '_blank'],
      ['/invest/your-money', null],
      ['/ppm', null],
      [offeringLegends.all.href, null],
    ]);
  });

  it('omits the link to the document on the page that contains it', () => {
    const [offering] = offeringLegends.offerings;
    if (!offering) throw new Error('The fixture has no offering.');
    const here = { ...offering, document: undefined, money: undefined };
    render(<OfferingLegends {...offeringLegends} headingLevel={2} offerings={[here]} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(offeringLegends.all.href);
  });
});
