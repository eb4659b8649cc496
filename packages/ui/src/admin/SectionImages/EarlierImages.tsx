'use client';

import type { SectionImage, SectionImageVersion } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import type { SectionImageCardProps } from './SectionImageCard.tsx';
import * as styles from './SectionImages.css.ts';

interface EarlierImagesProps
  extends Pick<SectionImageCardProps, 'versions' | 'drawing' | 'busy' | 'texts' | 'timeZone' | 'onRestore'> {
  /** False while the drawing is shown. */
  offersDrawing: boolean;
}

/** The former pictures of a section, newest first and the drawing last, each of which one press restores. */
export function EarlierImages(props: EarlierImagesProps) {
  const { versions, drawing, offersDrawing, busy, texts, timeZone, onRestore } = props;
  const restore = (version: SectionImageVersion | 'drawing', name: string) => (
    <Button
      variant="outline"
      size="small"
      disabled={busy}
      aria-label={`${texts.restore}: ${name}`}
      onClick={() => onRestore(version)}
    >
      {texts.restore}
    </Button>
  );
  return (
    <Disclosure summary={texts.earlier}>
      <ul className={styles.earlier}>
        {versions.map(
          (version) =>
            version.image && (
              <li key={version.id} className={styles.version}>
                <Thumb {...version.image} />
                <div>
                  <p>{version.image.alternativeText}</p>
                  <Text size="small" tone="muted">
                    <OfficeTime iso={version.changedAt} timeZone={timeZone} shows="date" /> {texts.changedBy}{' '}
                    {version.changedBy}
                  </Text>
                </div>
                {restore(version, version.image.alternativeText)}
              </li>
            ),
        )}
        {offersDrawing && (
          <li className={styles.version}>
            <div className={styles.thumb}>{drawing}</div>
            <p>{texts.drawing}</p>
            {restore('drawing', texts.drawing)}
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

function Thumb({ alternativeText: _besideIt, ...picture }: SectionImage) {
  return (
    <div className={styles.thumb}>
      <Picture {...picture} sources={[]} sizes="96px" alt="" fill />
    </div>
  );
}
