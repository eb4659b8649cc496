'use client';

import { type LeadChange, type LeadHistory, otherDetails } from '@sponsor/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Refusal } from '../StaffForm/Refusal.tsx';
import type { LeadPanelTexts } from './texts.ts';

interface OtherDetailsProps {
  history: LeadHistory;
  /** Omit it for viewers. */
  onSave?: ((change: LeadChange) => Promise<string | undefined>) | undefined;
  texts: LeadPanelTexts['head'];
}

/** A program may send any number; the newest are enough to decide. */
const shownAtMost = 3;

/** Names and phone numbers that arrived with the address later. Anyone who knows it can send them, so staff decide. */
export function OtherDetails({ history, onSave, texts }: OtherDetailsProps) {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function accept(change: LeadChange): Promise<void> {
    if (busy || onSave === undefined) return;
    setBusy(true);
    setRefusal(await onSave(change));
    setBusy(false);
  }

  const lines = (detail: 'name' | 'phone', before: string) =>
    otherDetails(history, detail)
      .slice(0, shownAtMost)
      .map((text) => (
        <Inline key={`${detail} ${text}`} space="x3">
          <Text size="small">
            {before} <bdi>{text}</bdi>
          </Text>
          {onSave && (
            <Button size="small" variant="outline" onClick={() => void accept({ [detail]: text })}>
              {texts.accept} <bdi>{text}</bdi>
            </Button>
          )}
        </Inline>
      ));
  const all = [...lines('name', texts.otherName), ...lines('phone', texts.otherPhone)];
  if (all.length === 0) return null;
  return (
    <Stack space="x2">
      {all}
      {refusal !== undefined && <Refusal>{refusal}</Refusal>}
    </Stack>
  );
}
