// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { published } from './published.fixtures.tsx';

describe('every published component', () => {
  it.each(published)('%s renders without a browser', (_name, Component, props) => {
    expect('document' in globalThis).toBe(false);
    expect(renderToString(<Component {...props} />)).toMatch(/^<\w/);
  });
});
