import { received } from '@sponsor/content/system';
import { ReceivedPanel } from '@sponsor/ui/sections';
import { useLocation } from 'react-router-dom';

/** What a visitor sees whose browser sent a form by itself. */
export default function ReceivedPage() {
  const { pathname } = useLocation();
  const text = Object.entries(received).find(([formId]) => pathname.startsWith(`/received/${formId}`))?.[1];
  return text && <ReceivedPanel outcome="received" {...text} />;
}
