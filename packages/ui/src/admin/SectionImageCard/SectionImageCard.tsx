'use client';

import { type Focus, type SectionImageVersion, uploadLimits } from '@sponsor/domain';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FileField } from '../../components/FileField/FileField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
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
  /** Whether a file is on its way from here. */
  uploading: boolean;
  /** While something is on its way here or to another card: nothing can be changed then. */
  busy: boolean;
  /** Why the last change was refused. */
  error?: string | undefined;
  /** A file of a type and size that the server takes, and the words to publish it with. */
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
  uploading,
  busy,
  error,
  onUpload,
  onDescribe,
  onRestore,
  texts,
  timeZone,
}: SectionImageCardProps) {
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLFormElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [file, setFile] = useState<File | null>(null);
  const [current, ...earlier] = versions;

  // A button loses the focus where it is disabled, and what was pressed may be gone by the end.
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = card.current?.contains(document.activeElement) ?? false;
      // The same file may be chosen again after a failure.
      return () => setFile(null);
    }
    if (hadFocus.current && document.activeElement === document.body) upload.current?.focus();
    return undefined;
  }, [busy]);

  /** Sends the file, or keeps it until there are words to publish it with. */
  function send(chosen: File | null) {
    setFile(chosen);
    if (chosen && words.current?.reportValidity()) onUpload(chosen, descriptionIn(words.current));
  }

  return (
    <section ref={card} aria-labelledby={headingId} className={styles.card} aria-busy={uploading}>
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
      {error !== undefined && !uploading && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <FileField
        ref={input}
        name="file"
        label={texts.newImage}
        helpText={texts.uploadHelp}
        accept={uploadLimits.types}
        typeErrorText={texts.typeError}
        maxBytes={uploadLimits.megabytes * 1024 * 1024}
        sizeErrorText={texts.sizeError}
        chooseLabel={texts.choose}
        replaceLabel={texts.choose}
        value={file}
        onValueChange={send}
        progress={uploading ? { label: texts.sending } : undefined}
        disabled={busy && !uploading}
      />
      <div>
        <Button
          ref={upload}
          disabled={busy}
          onClick={() => {
            if (file) send(file);
            else if (words.current?.reportValidity()) input.current?.click();
          }}
        >
          {busy ? texts.uploading : texts.upload}
        </Button>
      </div>
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
