import { deck } from '@sponsor/content/deck';
import { received } from '@sponsor/content/received';
import { ReceivedPanel } from '@sponsor/ui/sections';
import { useLocation } from 'react-router-dom';
import { useRenderInput } from '../render-context.ts';

/** What a visitor sees whose browser sent a form by itself. */
export default function ReceivedPage() {
  const { pathname } = useLocation();
  const { deckUrl = deck.sampleUrl } = useRenderInput().site;
  const text = Object.entries(received).find(([formId]) => pathname.startsWith(`/received/${formId}`))?.[1];
  if (!text) return undefined;
  const href = text.next.href === deck.sampleUrl ? deckUrl : text.next.href;
  return <ReceivedPanel outcome="received" {...text} next={{ ...text.next, href }} />;
}
