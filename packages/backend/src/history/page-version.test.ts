import { pageVersionPlaceholder } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { insertPageVersion, pageVersion, removePageVersion, withoutScripts } from './page-version.ts';

const document = (build: string, words = 'A target.') =>
  `<!doctype html><html><head><style>p{color:red}</style><script type="module" src="/assets/browser-${build}.js"></script></head><body><p>${words}</p><div data-island="/assets/form.island-${build}.js" data-when="idle"><input type="hidden" value="${pageVersionPlaceholder}"></div><script>start('${build}')</script></body></html>`;

describe('the version of a page', () => {
  it('is the same after a build that changed only scripts', () => {
    expect(pageVersion('/invest', document('a1'))).toBe(pageVersion('/invest', document('b2')));
  });

  it('differs with the words, the style and the address', () => {
    const version = pageVersion('/invest', document('a1'));
    expect(pageVersion('/invest', document('a1', 'A promise.'))).not.toBe(version);
    expect(pageVersion('/invest', document('a1').replace('red', 'gray'))).not.toBe(version);
    expect(pageVersion('/regd', document('a1'))).not.toBe(version);
  });

  it('is inserted for the placeholder, and can be removed again', () => {
    const version = pageVersion('/invest', document('a1'));
    const named = insertPageVersion(document('a1'), version);
    expect(named).toContain(`value="${version}"`);
    expect(removePageVersion(named, version)).toBe(document('a1'));
  });

  it('contains no scripts', () => {
    expect(withoutScripts(document('a1'))).not.toMatch(/script|\/assets\/\S+\.js/);
    expect(withoutScripts(document('a1'))).toContain('<p>A target.</p>');
  });
});
