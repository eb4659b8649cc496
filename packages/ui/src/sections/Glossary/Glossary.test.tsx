import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Glossary } from './Glossary.tsx';

const letters = [
  {
    letter: 'E',
    terms: [
      {
        id: 'escrow',
        term: 'Escrow',
        definition: 'An account between both sides.',
        source: { label: 'The rule', href: 'https://rules.test/escrow' },
        more: { label: 'Your money', href: '/your-money' },
      },
    ],
  },
  { letter: 'T', terms: [{ id: 'target', term: 'Target', definition: 'What is aimed for.' }] },
];

describe('<Glossary>', () => {
  it('contains the targets of links to letters and terms', () => {
    render(
      <Glossary heading="Glossary" lede="Words." indexLabel="Letters" sourceLabel="Defined in" letters={letters} />,
    );
    const [first] = screen.getAllByRole('link', { name: 'E' });
    expect(document.querySelector(first?.getAttribute('href') ?? '')?.textContent).toContain('Escrow');
    expect(document.getElementById('target')?.textContent).toBe('TargetWhat is aimed for.');
  });

  it('opens the rule behind a term in a new tab, and links to more within the site', () => {
    render(
      <Glossary heading="Glossary" lede="Words." indexLabel="Letters" sourceLabel="Defined in" letters={letters} />,
    );
    const rule = screen.getByRole('link', { name: /^The rule/ });
    expect([rule.getAttribute('href'), rule.getAttribute('target')]).toEqual(['https://rules.test/escrow', '_blank']);
    expect(screen.getByRole('link', { name: 'Your money' }).getAttribute('href')).toBe('/your-money');
  });
});
