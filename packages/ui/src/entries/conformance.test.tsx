import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { published } from './published.fixtures.tsx';
import * as sections from './sections.ts';

describe('every published component', () => {
  it.each(published)('%s passes id, aria, data and ref to its root', (_name, Component, props) => {
    const ref = createRef<HTMLElement>();
    const { container } = render(
      <Component {...props} id="probe" aria-description="A probe" data-probe="yes" ref={ref} />,
    );
    const root = container.querySelector('#probe');
    expect(root?.getAttribute('aria-description')).toBe('A probe');
    expect(root?.getAttribute('data-probe')).toBe('yes');
    expect(ref.current && root?.contains(ref.current)).toBe(true);
  });
});

describe('every published section', () => {
  it.each(published.filter(([name]) => name in sections))(
    '%s makes no attribute of words that it did not ask for',
    (_name, Component, props) => {
      const { container } = render(
        <Component {...props} id="probe" foreign="word" foreignLabel="words" foreignList={[]} />,
      );
      const root = container.querySelector('#probe');
      const attributes = root?.getAttributeNames() ?? [];
      expect(attributes.filter((name) => !/^(?:id|class|aria-.+|data-.+)$/.test(name))).toEqual([]);
      expect(container.innerHTML).not.toMatch(/\sforeign|\[object/);
    },
  );
});
