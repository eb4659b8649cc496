/** What is said around a panel while it is opened, fetched or cannot be, and not by the panel. */
type Around = 'page' | 'heading' | 'loading' | 'failed' | 'retry';

export function textsOfPanel<Texts extends Record<Around, unknown>>({
  page: _page,
  heading: _heading,
  loading: _loading,
  failed: _failed,
  retry: _retry,
  ...texts
}: Texts): Omit<Texts, Around> {
  return texts;
}
