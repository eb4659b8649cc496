import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetKeptInTab, useKept } from './use-kept.ts';

it('clears the desk’s data in the tab, and not that of the public pages', () => {
  sessionStorage.setItem('visit', 'newsletter');
  const { result } = renderHook(() => useKept('pages-of-found-leads', 'tab'));
  act(() => result.current[1](' place-2'));
  forgetKeptInTab();
  expect(Object.entries(sessionStorage)).toEqual([['visit', 'newsletter']]);
});
