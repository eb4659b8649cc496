import type { PageComparison } from '@sponsor/domain';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PageHistory.css.ts';
import type { PageHistoryTexts } from './texts.ts';

interface PageChangesProps {
  comparison: PageComparison | undefined;
  first: boolean;
  texts: PageHistoryTexts['changes'];
}

/** The differences of a revision from the previous one: removed, then added text, in reading order. */
export function PageChanges({ comparison, first, texts }: PageChangesProps) {
  if (first) return <Text tone="muted">{texts.first}</Text>;
  if (comparison === undefined) return <Text tone="muted">{texts.loading}</Text>;
  const { changes, linksRemoved, linksAdded } = comparison;
  if (changes.length + linksRemoved.length + linksAdded.length === 0) return <Text tone="muted">{texts.none}</Text>;
  return (
    <Stack space="x6">
      <ol className={styles.changes}>
        {changes.map(({ kind, parts }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two changes may have the same text
          <li key={index} className={styles.change}>
            <Text size="small" tone="muted">
              {texts.kinds[kind]}
            </Text>
            <p className={styles.said}>
              {parts.map(({ text, change }, place) => {
                const { Element, className } = looks[change];
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- a part may occur twice in a change
                  <Element key={place} className={className}>
                    {text}
                  </Element>
                );
              })}
            </p>
          </li>
        ))}
      </ol>
      <Links heading={texts.linksRemoved} links={linksRemoved} />
      <Links heading={texts.linksAdded} links={linksAdded} />
    </Stack>
  );
}

const looks = {
  same: { Element: 'span', className: undefined },
  removed: { Element: 'del', className: styles.removed },
  added: { Element: 'ins', className: styles.added },
} as const;

function Links({ heading, links }: { heading: string; links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <Stack space="x2">
      <Heading level={3} size="small">
        {heading}
      </Heading>
      <ul>
        {links.map((link) => (
          <li key={link} className={styles.address}>
            {link}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
