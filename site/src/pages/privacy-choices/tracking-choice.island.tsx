import { privacyChoices } from '@sponsor/content/privacy-choices';
import { formatDate } from '@sponsor/domain';
import { Notice, RadioGroup, Stack, Text, useAnnouncement } from '@sponsor/ui';
import { useState, useSyncExternalStore } from 'react';
import { chooseTracking, onConsent, readConsent, type TrackingConsent } from '../../browser/consent.ts';
import { reportError } from '../../browser/report-error.ts';
import { requireContent } from '../../require-content.ts';

const words = requireContent(privacyChoices, 'privacy-choices.ts');

interface TrackingChoiceProps {
  /** Whether visitors are counted only after they allow it. */
  asksFirst: boolean;
  /** The office's time zone, for the date of the choice. */
  timeZone: string;
}

/** Whether visits may be counted: the current choice in this browser, and the controls to change it. */
export default function TrackingChoice({ asksFirst, timeZone }: TrackingChoiceProps) {
  const [outcome, setOutcome] = useState<'kept' | 'lost'>();
  const held = useSyncExternalStore(onConsent, heldHere, () => '');
  // A choice made before hydration would be lost silently.
  const isReady = held !== '';
  const { tracking, chosenAt, globalPrivacyControl }: TrackingConsent = isReady ? JSON.parse(held) : nothingKnown;
  const disabled = !isReady || globalPrivacyControl;

  const state = outcome === 'lost' ? words.notKept : stateInWords({ asksFirst, timeZone }, chosenAt);
  useAnnouncement(outcome === undefined ? '' : state);

  const choose = (choice: 'allowed' | 'refused'): void => {
    try {
      chooseTracking(choice, new Date());
      setOutcome('kept');
    } catch (error) {
      reportError(`The choice was not kept: ${String(error)}`);
      setOutcome('lost');
    }
    // Other tabs are notified automatically.
    dispatchEvent(new StorageEvent('storage'));
  };

  return (
    <Stack>
      {globalPrivacyControl && (
        <Notice tone="success" title={words.signal.title}>
          {words.signal.text}
        </Notice>
      )}
      <RadioGroup
        name="tracking"
        label={words.choice.label}
        value={tracking === 'default' ? (asksFirst ? 'refused' : 'allowed') : tracking}
        options={[
          { value: 'allowed', ...words.choice.allowed, disabled },
          { value: 'refused', ...words.choice.refused, disabled },
        ]}
        onValueChange={(value) => choose(value === 'allowed' ? 'allowed' : 'refused')}
      />
      <Text size="small" tone="muted">
        {state}
      </Text>
    </Stack>
  );
}

const nothingKnown: TrackingConsent = { tracking: 'default', globalPrivacyControl: false };

function heldHere(): string {
  return JSON.stringify(readConsent());
}

function stateInWords({ asksFirst, timeZone }: TrackingChoiceProps, chosenAt: string | undefined): string {
  if (chosenAt !== undefined) return `${words.chosen} ${formatDate(chosenAt, timeZone)}.`;
  return asksFirst ? words.countedOnlyIfAllowed : words.countedUnlessRefused;
}
