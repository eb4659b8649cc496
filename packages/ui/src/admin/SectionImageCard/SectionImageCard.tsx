'use client';

import type { Focus, SectionImageVersion } from '@sponsor/domain';
import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import type { SectionImagesTexts } from '../SectionImages/texts.ts';
import { EarlierImages } from './EarlierImages.tsx';
import * as styles from './SectionImageCard.css.ts';
import { SectionImageWords } from './SectionImageWords.tsx';

/** What staff say of a picture: what it shows, and the point of it that stays in view. */
export interface SectionImageDescription {
  alternativeText: string;
  focus: Focus;
}

export interface SectionImageCardProps {
  heading: string;
  /** What the section has shown, newest first; empty where it has always shown its drawing. */
  versions: readonly SectionImageVersion[];
  /** What the section shows by itself, and what that says to those who cannot see it. */
  drawing: ReactNode;
  drawingText: string;
  /** The name of the file that is on its way here. */
  uploadingFile?: string | undefined;
  /** While something is on its way here or to another card: nothing can be changed then. */
  busy: boolean;
  /** Why the last change was refused. */
  error?: string | undefined;
  /** A file of a kind that says it is an image, and the words to publish it with. */
  onUpload: (file: File, description: SectionImageDescription) => void;
  /** Publishes the picture that is shown with other words or another point. */
  onDescribe: (description: SectionImageDescription) => void;
  onRestore: (version: SectionImageVersion | 'drawing') => void;
  texts: SectionImagesTexts;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
}

/** The picture of a section of the site: what it is, what it says to those who cannot see it, and ways to another. */
export function SectionImageCard({
  heading,
  versions,
  drawing,
  drawingText,
  uploadingFile,
  busy,
  error,
  onUpload,
  onDescribe,
  onRestore,
  texts,
  timeZone,
}: SectionImageCardProps) {
  const headingId = useId();
  const file = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLFormElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [current, ...earlier] = versions;

  // A button loses the focus where it is disabled, and what was pressed may be gone by the end.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = card.current?.contains(document.activeElement) ?? false;
    else if (hadFocus.current && document.activeElement === document.body) upload.current?.focus();
  }, [busy]);

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (chosen && words.current) onUpload(chosen, descriptionIn(words.current));
    // The same file may be chosen again after a failure.
    target.value = '';
  }

  return (
    <section ref={card} aria-labelledby={headingId} className={styles.card} aria-busy={uploadingFile !== undefined}>
      <Inline justify="between" align="baseline" space="x2">
        <Heading level={2} size="title" id={headingId}>
          {heading}
        </Heading>
        <Text size="small" tone="muted">
          {current ? (
            <>
              <OfficeTime iso={current.changedAt} timeZone={timeZone} shows="date" /> {texts.changedBy}{' '}
              {current.changedBy}
            </>
          ) : (
            texts.drawing
          )}
        </Text>
      </Inline>
      <SectionImageWords
        // What was typed belongs to the version that is shown.
        key={current?.id}
        formRef={words}
        image={current?.image ?? undefined}
        drawing={drawing}
        alternativeText={current?.image?.alternativeText ?? drawingText}
        textOfAnother={isTextOfAnother(current, earlier, drawingText)}
        disabled={busy}
        texts={texts}
        onSubmit={(form) => onDescribe(descriptionIn(form))}
      />
      {uploadingFile !== undefined && <Progress label={uploadingFile} />}
      {error !== undefined && uploadingFile === undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <Stack space="x2" align="start">
        <Button
          ref={upload}
          disabled={busy}
          onClick={() => {
            if (words.current?.reportValidity()) file.current?.click();
          }}
        >
          {busy ? texts.uploading : texts.upload}
        </Button>
        <Text size="small" tone="muted">
          {texts.uploadHelp}
        </Text>
      </Stack>
      <input ref={file} type="file" accept="image/*" hidden aria-label={texts.upload} onChange={handleFile} />
      {current && (
        <EarlierImages
          versions={earlier}
          drawing={drawing}
          offersDrawing={current.image !== null}
          disabled={busy}
          texts={texts}
          timeZone={timeZone}
          onRestore={onRestore}
        />
      )}
    </section>
  );
}

function descriptionIn(form: HTMLFormElement): SectionImageDescription {
  const values = new FormData(form);
  const percent = (name: string) => Number(values.get(name) ?? 50);
  const text = values.get('alternativeText');
  return { alternativeText: typeof text === 'string' ? text : '', focus: { x: percent('x'), y: percent('y') } };
}

/** Whether a new picture still has the words that were written for the one before. */
function isTextOfAnother(
  current: SectionImageVersion | undefined,
  [before]: readonly SectionImageVersion[],
  drawingText: string,
): boolean {
  if (!current?.image || current.image.src === before?.image?.src) return false;
  return current.image.alternativeText === (before?.image?.alternativeText ?? drawingText);
}
