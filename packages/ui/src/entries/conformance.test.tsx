import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { published } from './published.fixtures.tsx';

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
