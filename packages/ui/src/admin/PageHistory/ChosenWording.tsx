'use client';

import type { PageWording } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { type Tab, Tabs } from '../../components/Tabs/Tabs.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageChanges } from './PageChanges.tsx';
import { PageClaims } from './PageClaims.tsx';
import * as styles from './PageHistory.css.ts';
import type { PageHistoryProps, PageHistoryView } from './PageHistory.tsx';
import type { PageHistoryTexts } from './texts.ts';

interface ChosenWordingProps extends PageHistoryProps {
  texts: PageHistoryTexts;
  wording: PageWording;
}

/** An earlier revision: its look beside today's, its changes, or its claims. */
export function ChosenWording(props: ChosenWordingProps) {
  const { wording, version, view, texts, onChoose } = props;
  const looks = wording.versions.toReversed();
  const views = viewsOf(props);
  return (
    <Stack space="x4">
      {looks.length > 1 && (
        <Stack space="x2">
          <Text size="small" tone="muted">
            {texts.sameWords}
          </Text>
          <Inline space="x2">
            {looks.map((look, index) => (
              <Button
                key={look}
                variant={look === version ? 'solid' : 'outline'}
                size="small"
                aria-pressed={look === version}
                onClick={() => onChoose({ version: look })}
              >
                {`${texts.look} ${index + 1}`}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <Tabs
        label={texts.views.label}
        tabs={views}
        // The address may contain a version of another page that was chosen before.
        value={views.some(({ value }) => value === view) ? view : 'document'}
        onValueChange={(value) => onChoose({ view: views.find((known) => known.value === value)?.value ?? view })}
      />
    </Stack>
  );
}

function viewsOf(props: ChosenWordingProps): (Tab & { value: PageHistoryView })[] {
  const { wording, wordings, version, comparison, reading, documentHref, texts } = props;
  const [newest] = wordings;
  const today = newest?.until === null ? newest.versions[0] : undefined;
  /** It keeps its own origin only for its fonts; no script runs in it, and it sends no cookies. */
  const frame = (shown: string, title: string) => (
    <iframe
      key={shown}
      className={styles.document}
      title={title}
      src={documentHref(shown)}
      sandbox="allow-same-origin"
    />
  );
  const note = (
    <Text size="small" tone="muted">
      {texts.documentNote}
    </Text>
  );
  return [
    {
      value: 'document',
      label: texts.views.document,
      content: (
        <Stack space="x2">
          {frame(version, texts.documentTitle)}
          {note}
        </Stack>
      ),
    },
    ...(today === undefined || today === version
      ? []
      : [
          {
            value: 'beside' as const,
            label: texts.views.beside,
            content: (
              <Stack space="x2">
                <div className={styles.beside}>
                  <div className={styles.side}>
                    <Text size="small">{texts.thenLabel}</Text>
                    {frame(version, texts.documentTitle)}
                  </div>
                  <div className={styles.side}>
                    <Text size="small">{texts.todayLabel}</Text>
                    {frame(today, texts.todayTitle)}
                  </div>
                </div>
                {note}
              </Stack>
            ),
          },
        ]),
    {
      value: 'changes',
      label: texts.views.changes,
      content: <PageChanges comparison={comparison} first={wording === wordings.at(-1)} texts={texts.changes} />,
    },
    {
      value: 'claims',
      label: texts.views.claims,
      content: <PageClaims reading={reading} texts={texts.claims} />,
    },
  ];
}
