import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';

interface RootProbe {
  id: string;
  lang: string;
  'aria-description': string;
  'data-probe': string;
}

/**
 * What every component promises: `id`, `lang`, `aria-*` and `data-*` reach its root, and React has nothing to complain about.
 * With `refTo`, also that its ref is that element.
 */
export function describeConformance<Element extends HTMLElement = never>(
  create: (root: RootProbe & { ref?: Ref<Element> }) => ReactElement,
  refTo?: new () => Element,
): void {
  describe('conformance', () => {
    const probe = { id: 'probe', lang: 'de', 'aria-description': 'A probe', 'data-probe': 'yes' };

    it('passes id, lang, aria and data attributes to its root', () => {
      const { container } = render(create(probe));
      const root = container.firstElementChild;
      expect(root?.id).toBe('probe');
      expect(root?.getAttribute('lang')).toBe('de');
      expect(root?.getAttribute('aria-description')).toBe('A probe');
      expect(root?.getAttribute('data-probe')).toBe('yes');
    });

    it('logs no error and no warning', () => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      render(create(probe));
      expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
      error.mockRestore();
      warn.mockRestore();
    });

    it.each(refTo ? [refTo] : [])('hands out its element through the ref', (Constructor) => {
      const ref = createRef<Element>();
      render(create({ ...probe, ref }));
      expect(ref.current).toBeInstanceOf(Constructor);
    });
  });
}
