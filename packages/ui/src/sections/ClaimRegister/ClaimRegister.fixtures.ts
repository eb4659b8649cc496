import { notes } from '@sponsor/content/notes';
import { pages } from '@sponsor/content/pages';
import { whatWeSaid } from '@sponsor/content/what-we-said';
import { type RegisteredTopic, registerClaims } from '@sponsor/domain';
import { minimum, totalReturn } from '../../components/Claim/Claim.fixtures.ts';
import { heroNotes } from '../../components/Footnotes/Footnotes.fixtures.ts';

const { kinds, facts, undatedText, wordingsLabel, currentText, firstText, withdrawnHeading } = whatWeSaid;

/** The words that all topics share. */
export const words = { kinds, facts, undatedText, wordingsLabel, currentText, firstText, withdrawnHeading };

const { regulationD, ...others } = pages;

/** The register of the site's pages except articles, by topic id. */
export const topics: Partial<Record<string, RegisteredTopic>> = Object.fromEntries(
  registerClaims(
    [...Object.values(others), ...Object.values({ ...regulationD })].flatMap((page, index) =>
      page ? [{ page: { label: page.name ?? page.title, href: `/page-${index}` }, shown: page }] : [],
    ),
    whatWeSaid.register,
    notes,
  ).map((topic) => [topic.id, topic]),
);

/** A term with two earlier wordings, and a target. */
export const changed = registerClaims(
  [{ page: { label: 'The fund', href: '/invest' }, shown: [minimum, totalReturn] }],
  {
    topics: [{ id: 'fund', heading: 'The fund', notes: [12, 19] }],
    history: {
      [minimum.id]: [
        {
          text: 'as little as $1,000',
          from: '2025-07-10',
          until: '2025-09-01',
          because: 'The offering circular lowered the minimum.',
        },
        {
          text: '$2,500 to begin with',
          from: '[date]',
          until: '2025-07-10',
          because: 'The offering circular lowered the minimum.',
        },
      ],
    },
    published: '2025-07-10',
  },
  Object.fromEntries(heroNotes.map((note) => [note.number, note])),
).flatMap((topic) => topic.notes);
