import { cleanup, configure, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach } from 'vitest';
import { beginTest, listLeftBehind } from './left-behind.ts';
import { timeouts } from './timeouts.ts';

configure({ asyncUtilTimeout: timeouts.sight });

// Tests of server code have no document.
if ('document' in globalThis) {
  beginTest();
  // React never removes its listeners from a document and from a portal's container.
  render(createPortal(null, document.body));
  cleanup();

  beforeEach(beginTest);
  afterEach(() => {
    const left = listLeftBehind();
    if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}.`);
  });
}

// The hook registered last runs first.
afterEach(cleanup);
