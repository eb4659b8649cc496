// The types of a sponsor's words and drawings, in addition to the facts in `@sponsor/domain` and the words of a section in
// `@sponsor/ui/sections`. A `…Content` types a page or a module: the words of its sections with their pictures and notes.
export type * from './about.ts';
export type * from './articles.ts';
export type * from './community.ts';
export type * from './contact.ts';
export type * from './deck.ts';
export type * from './documents.ts';
export type * from './drawings.ts';
export type * from './films.ts';
export type * from './flex-industrial.ts';
export type * from './frame.ts';
export type * from './funds.ts';
export type * from './glossary.ts';
export type * from './home.ts';
export type * from './offering.ts';
export type * from './pages.ts';
export type * from './people.ts';
export type * from './portfolio.ts';
export type * from './projects.ts';
export type * from './regulation-a.ts';
export type * from './regulation-d.ts';
export type * from './vendors.ts';
export type * from './webinar.ts';
export type * from './what-we-said.ts';
export type * from './your-money.ts';
