import { deck } from '@sponsor/content/deck';
import { deckAddress } from '@sponsor/domain';
import { ButtonLink, Stack, Text, ToastProvider, useAnnouncement, useToast } from '@sponsor/ui';
import { DeckForm } from '@sponsor/ui/forms';
import { useState } from 'react';
import { requestDeck } from '../../adapters/deck-request.ts';
import { runAfterDelay } from '../../browser/after-submission.ts';
import { reportError } from '../../browser/report-error.ts';
import { Receipt } from '../../parts/receipt.tsx';
import { requireContent } from '../../require-content.ts';

/** Time to read the confirmation before the deck opens [form-7]. */
const openAfterMs = 1000;

const words = requireContent(deck, 'deck.ts');

/** A toast replaces the previous one. */
const topic = 'deck';

interface RequestProps {
  deckUrl: string;
  /** The version of the page, which the server names and the submission includes. */
  pageVersion: string;
}

/** The form of the deck page. The deck opens in a new tab; a link to it stays, for browsers that block the tab. */
export default function Request(props: RequestProps) {
  return (
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>
  );
}

function Form({ deckUrl, pageVersion }: RequestProps) {
  const notify = useToast();
  const [link, setLink] = useState<'opened' | 'blocked'>();
  const [sentFor, setSentFor] = useState('');
  useAnnouncement(link ? words.ready[link] : '');

  function openDeck() {
    const tab = window.open(deckUrl, '_blank');
    // With `noopener` the browser would not say whether it opened the tab.
    if (tab) tab.opener = null;
    else setLink('blocked');
  }

  return (
    <>
      <DeckForm
        action={deckAddress}
        pageVersion={pageVersion}
        texts={words.form}
        onSubmit={(values, context) => runAfterDelay(requestDeck(values, context), openDeck, openAfterMs)}
        onSuccess={({ email }) => {
          setSentFor(email);
          notify({ ...words.succeeded, topic });
          setLink('opened');
        }}
        onFailure={(error) => {
          reportError(`The deck request was not stored: ${String(error)}`);
          notify({ ...words.failed, tone: 'destructive', topic });
        }}
      />
      {link && (
        <>
          <Stack space="x3" align="start">
            <Text>{words.ready[link]}</Text>
            <ButtonLink href={deckUrl} external variant="outline">
              {words.ready.label}
            </ButtonLink>
          </Stack>
          <Receipt formId="deck" sentFor={sentFor} />
        </>
      )}
    </>
  );
}
