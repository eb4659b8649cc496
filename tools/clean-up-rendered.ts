import { cleanup, configure, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach } from 'vitest';
import { beginTest, listLeftBehind } from './left-behind.ts';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience.sight });

// A test may be of what runs on a server.
if ('document' in globalThis) {
  beginTest();
  // React listens for good to a document and to what a portal leads to.
  render(createPortal(null, document.body));
  cleanup();

  beforeEach(beginTest);
  afterEach(() => {
    const left = listLeftBehind();
    if (left.length > 0) throw new Error(`This is left behind: ${left.join(', ')}.`);
  });
}

// The last of these hooks is the first to run.
afterEach(cleanup);
