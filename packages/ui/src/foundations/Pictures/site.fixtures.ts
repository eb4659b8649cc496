interface SiteFile {
  file: string;
  src: string;
  width: number;
  height: number;
  use: string;
  made: string;
  alt: string;
}

const cards = import.meta.glob<string>('../../../../content/public/social/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});
const icons = import.meta.glob<string>('../../../../content/public/*.{svg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const nameOf = (file: string) => file.split('/').at(-1) ?? file;

/** The preview cards of links, one per page. */
export const galleryCards: readonly SiteFile[] = Object.entries(cards).map(([file, src]) => ({
  file: nameOf(file),
  src,
  width: 1200,
  height: 630,
  use: 'Preview of a link in messages and posts',
  made: 'Photographed by npm run social:cards',
  alt: `Card of the page “${nameOf(file).replace('.png', '').replaceAll('-', ' ')}”: its title with an illustrative drawing of a building.`,
}));

/** Icons for tabs and home screens: the sponsor’s mark, and the marks of its funds. */
export const galleryIcons: readonly SiteFile[] = Object.entries(icons).map(([file, src]) => {
  const isOfFund = nameOf(file).startsWith('fund-');
  return {
    file: nameOf(file),
    src,
    width: 180,
    height: 180,
    use: isOfFund ? 'In the tab while one invests in the fund' : 'In the tab and on a home screen',
    made: 'Photographed by npm run social:cards, from the mark',
    alt: isOfFund
      ? 'Mark of a fund: courses of stone in the sponsor’s colours.'
      : 'Mark of the sponsor: courses of limestone in the shape of an L.',
  };
});
