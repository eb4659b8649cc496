'use client';

import type { StaffNotice } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './StaffNotices.css.ts';
import { type StaffNoticesTexts, staffNoticesTexts } from './texts.ts';

export interface StaffNoticesProps extends TextsProp<StaffNoticesTexts> {
  /** Unread notices, in display order. Without any, nothing is shown. */
  notices: readonly StaffNotice[];
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Dismisses it permanently. */
  onRead: (id: string) => void;
}

/** Notices about accounts, until the person concerned has read them. */
export function StaffNotices({ notices, texts: given, timeZone, onRead }: StaffNoticesProps) {
  const texts = mergeTexts(staffNoticesTexts, given);
  if (notices.length === 0) return null;
  return (
    <Notice tone="attention" title={texts.heading}>
      <Stack space="x3">
        <Text size="small">{texts.advice}</Text>
        <ul className={styles.list}>
          {notices.map(({ id, at, kind, about, by, browser, network }) => {
            const sentence = texts.kinds[kind].replaceAll('{about}', about).replaceAll('{by}', by ?? about);
            const from = [browser, network].filter((part) => part !== null).join(', ');
            return (
              <li key={id} className={styles.notice}>
                <span id={`notice-${id}`}>
                  {sentence} <OfficeTime iso={at} timeZone={timeZone} />
                  {from && ` (${from})`}
                </span>
                <Button variant="outline" size="small" aria-describedby={`notice-${id}`} onClick={() => onRead(id)}>
                  {texts.read}
                </Button>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Notice>
  );
}
