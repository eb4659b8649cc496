// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { published } from './published.fixtures.tsx';

describe('every published component', () => {
  it.each(published)('%s is rendered where there is no browser', (_name, Component, props) => {
    expect('document' in globalThis).toBe(false);
    expect(renderToString(<Component {...props} />)).toMatch(/^<\w/);
  });
});
