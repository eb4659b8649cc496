import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { PauseButton } from '../PauseButton/PauseButton.tsx';
import { WordsProvider } from './WordsProvider.tsx';
import { english, fillIn } from './words.ts';

const link = (
  <Link href="https://documents.limestone-main.example/circular" external>
    Circular
  </Link>
);

describe('<WordsProvider>', () => {
  it('is not needed for English', () => {
    render(link);
    expect(screen.getByRole('link', { name: 'Circular (opens in a new tab)' })).toBeTruthy();
  });

  it('replaces only the given words', () => {
    render(
      <WordsProvider words={{ opensInNewTab: '(neuer Tab)' }}>
        {link}
        <PauseButton />
      </WordsProvider>,
    );
    expect(screen.getByRole('link', { name: 'Circular (neuer Tab)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('inherits the words of an outer provider', () => {
    render(
      <WordsProvider words={{ opensInNewTab: '(neuer Tab)', pause: 'Anhalten' }}>
        <WordsProvider words={{ pause: 'Warten' }}>
          {link}
          <PauseButton />
        </WordsProvider>
      </WordsProvider>,
    );
    expect(screen.getByRole('link', { name: 'Circular (neuer Tab)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Warten' })).toBeTruthy();
  });

  it('yields to the prop of a component', () => {
    render(
      <WordsProvider words={{ pause: 'Anhalten' }}>
        <PauseButton pauseLabel="Pause the portfolio" />
      </WordsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Pause the portfolio' })).toBeTruthy();
  });

  it('is rendered on a server', () => {
    expect(renderToString(<WordsProvider words={{ opensInNewTab: '(neuer Tab)' }}>{link}</WordsProvider>)).toContain(
      '(neuer Tab)',
    );
  });
});

describe('the words', () => {
  it('are plain text, so that a server component can pass them to the browser', () => {
    expect(JSON.parse(JSON.stringify(english))).toEqual(english);
  });

  it('have their placeholders replaced', () => {
    expect(fillIn('Seite {page} von {count}', { page: 2, count: 7 })).toBe('Seite 2 von 7');
    expect(fillIn('{hotkey}', { page: 2 })).toBe('{hotkey}');
  });
});
