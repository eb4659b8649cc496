'use client';

import { type IllustratedSection, illustratedSections, type SectionImageVersion } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { SectionImageCard, type SectionImageDescription } from './SectionImageCard.tsx';
import * as styles from './SectionImages.css.ts';
import { type SectionImagesTexts, sectionImagesTexts } from './texts.ts';

export interface SectionImagesProps extends TextsProp<SectionImagesTexts> {
  /** The pictures of each section, newest first; omit them while they are loading. */
  versions: Readonly<Record<IllustratedSection, readonly SectionImageVersion[]>> | undefined;
  /** The reason why they failed to load; replaces the pictures, with a button to retry. */
  errorText?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Each section's own drawing, and its alternative text. */
  drawings: Readonly<Record<IllustratedSection, { drawing: ReactNode; drawingText: string }>>;
  /** The section being changed, and the name of the file being sent. */
  changing?: { section: IllustratedSection; file: string | undefined } | undefined;
  /** The reason for the last refusal. */
  refused?: { section: IllustratedSection; reason: string } | undefined;
  /** Publishes a file with its texts. */
  onUpload: (section: IllustratedSection, file: File, description: SectionImageDescription) => void;
  /** Publishes the current picture with other texts. */
  onDescribe: (section: IllustratedSection, description: SectionImageDescription) => void;
  /** Restores an earlier picture, or the drawing. */
  onRestore: (section: IllustratedSection, version: SectionImageVersion | 'drawing') => void;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
}

/** The pictures of the site that staff may replace, side by side. While one is being sent, neither can be changed. */
export function SectionImages(props: SectionImagesProps) {
  const { versions, errorText, drawings, changing, refused, timeZone } = props;
  const texts = mergeTexts(sectionImagesTexts, props.texts);
  if (versions === undefined) {
    return errorText ? (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button variant="outline" onClick={props.onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {errorText}
      </Notice>
    ) : (
      <div className={styles.cards}>
        {illustratedSections.map((section, index) => (
          <Stack key={section} space="x4">
            <Skeleton lines={1} label={index === 0 ? texts.loading : ''} />
            <Skeleton ratio={16 / 10} />
            <Skeleton lines={1} />
            <Skeleton ratio={7 / 2} />
            <Skeleton lines={2} />
            <Skeleton ratio={9 / 2} />
            <Skeleton lines={3} />
          </Stack>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {illustratedSections.map((section) => (
        <SectionImageCard
          key={section}
          heading={texts.headings[section]}
          versions={versions[section]}
          {...drawings[section]}
          uploading={changing?.section === section && changing.file !== undefined}
          busy={changing !== undefined}
          error={refused?.section === section ? refused.reason : undefined}
          onUpload={(file, description) => props.onUpload(section, file, description)}
          onDescribe={(description) => props.onDescribe(section, description)}
          onRestore={(version) => props.onRestore(section, version)}
          texts={texts}
          timeZone={timeZone}
        />
      ))}
    </div>
  );
}
