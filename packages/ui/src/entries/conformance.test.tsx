import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { published } from './published.fixtures.tsx';
import * as sections from './sections.ts';

const probe = { id: 'probe', lang: 'de', 'aria-description': 'A probe', 'data-probe': 'yes' };

describe('every published component', () => {
  it.each(published)(
    '%s passes id, lang, aria, data and ref to its root, without console errors',
    (_name, Component, props) => {
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
      for (const complaint of complaints) complaint.mockReturnValue();
      const ref = createRef<HTMLElement>();
      const { container } = render(<Component {...props} {...probe} ref={ref} />);
      const root = container.querySelector('#probe');
      for (const [name, value] of Object.entries(probe))
        expect([name, root?.getAttribute(name)]).toEqual([name, value]);
      // A field's ref is its control, as form libraries expect.
      expect(ref.current).toBe(
        ref.current?.matches('input, select, textarea') ? root?.querySelector('input, select, textarea') : root,
      );
      const said = complaints.flatMap(({ mock }) => mock.calls);
      for (const complaint of complaints) complaint.mockRestore();
      expect(said).toEqual([]);
    },
  );
});

describe('every published section', () => {
  it.each(published.filter(([name]) => name in sections))(
    '%s renders no attributes from unknown props',
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
