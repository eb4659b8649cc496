import { cleanup, configure, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach } from 'vitest';
import { listKept } from './list-kept.ts';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience.sight });

let keptBefore = listKept();
// React listens for good to a document and to what a portal leads to.
render(createPortal(null, document.body));
cleanup();

beforeEach(() => {
  keptBefore = listKept();
});

afterEach(() => {
  cleanup();
  const kept = listKept();
  for (const one of keptBefore) if (kept.includes(one)) kept.splice(kept.indexOf(one), 1);
  if (kept.length > 0) throw new Error(`This is left behind: ${kept.join(', ')}.`);
});
