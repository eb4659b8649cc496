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
import { EarlierImages } from './EarlierImages.tsx';
import * as styles from './SectionImages.css.ts';
import { SectionImageWords } from './SectionImageWords.tsx';
import type { SectionImagesTexts } from './texts.ts';

/** The alternative text of a picture, and its focal point, which stays in view. */
export interface SectionImageDescription {
  alternativeText: string;
  focus: Focus;
}

export interface SectionImageCardProps {
  heading: string;
  /** The pictures of the section, newest first; empty if it has always shown its drawing. */
  versions: readonly SectionImageVersion[];
  /** The section's own drawing, and its alternative text. */
  drawing: ReactNode;
  drawingText: string;
  /** Whether this card is sending a file. */
  uploading: boolean;
  /** Whether this or another card is sending something, which disables changes. */
  busy: boolean;
  /** The reason for the last refusal. */
  error?: string | undefined;
  /** Publishes a file of an accepted type and size, with its texts. */
  onUpload: (file: File, description: SectionImageDescription) => void;
  /** Publishes the current picture with another text or focal point. */
  onDescribe: (description: SectionImageDescription) => void;
  onRestore: (version: SectionImageVersion | 'drawing') => void;
  texts: SectionImagesTexts;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
}

/** The picture of a section of the site: its preview, its alternative text, and the ways to replace it. */
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

  // A button loses the focus when it is disabled, and the pressed one may be gone by the end.
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = card.current?.contains(document.activeElement) ?? false;
      // After a failure the same file can be chosen again.
      return () => setFile(null);
    }
    if (hadFocus.current && document.activeElement === document.body) upload.current?.focus();
    return undefined;
  }, [busy]);

  /** Sends the file, or holds it until there is an alternative text. */
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
        // The typed text belongs to the current version.
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
          {...{ busy, texts, timeZone, onRestore }}
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

/** Whether a new picture still has the alternative text of the previous one. */
function isTextOfAnother(
  current: SectionImageVersion | undefined,
  [before]: readonly SectionImageVersion[],
  drawingText: string,
): boolean {
  if (!current?.image || current.image.src === before?.image?.src) return false;
  return current.image.alternativeText === (before?.image?.alternativeText ?? drawingText);
}
