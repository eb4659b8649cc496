import { assistantWords as words } from '@sponsor/content/vendors';
import { AssistantLauncher, Link } from '@sponsor/ui';
import { createElement, useState, useSyncExternalStore } from 'react';
import { countEvent } from '../../adapters/analytics.ts';
import { mayTrack, onConsent } from '../../browser/consent.ts';
import { reportError } from '../../browser/report-error.ts';

interface AssistantProps {
  scriptUrl: string;
  /** The assistant's own element, which its script defines. */
  elementName: string;
  agentId: string;
  /** The recording company. */
  vendor: string;
}

/** The time limit for its script. */
const timeoutMs = 10_000;

/** The voice assistant [invest-13]: it records, so its script is loaded only for a visitor who starts it. */
export default function Assistant({ scriptUrl, elementName, agentId, vendor }: AssistantProps) {
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const allowed = useSyncExternalStore(onConsent, mayTrack, () => true);
  // Its script has loaded by then: restoring its element would make it listen again without a request.
  if (started && !allowed && !failed) setFailed(true);
  const start = (): void => {
    setStarted(true);
    countEvent('assistant', 'started');
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true });
    const fail = (): void => {
      clearTimeout(waiting);
      reportError('The assistant failed to load.');
      setFailed(true);
    };
    const waiting = setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(waiting);
      // A broken script loads too, and so does an ad blocker's substitute, so check for the element.
      if (!customElements.get(elementName)) fail();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  };
  return (
    <AssistantLauncher
      // After a failure the button is shown again, with a message.
      key={String(failed)}
      openLabel={words.open}
      notice={noticeOf({ allowed, failed, vendor })}
      startLabel={words.start}
      closeLabel={words.close}
      onStart={allowed && !failed ? start : undefined}
    >
      {/* A late script must not start to listen. */}
      {!failed && createElement(elementName, { 'agent-id': agentId })}
    </AssistantLauncher>
  );
}

function noticeOf({ allowed, failed, vendor }: { allowed: boolean; failed: boolean; vendor: string }) {
  if (!allowed) {
    return (
      <>
        {words.keptOff} <Link href={words.choices.href}>{words.choices.label}</Link>
      </>
    );
  }
  return failed ? words.unavailable : `${words.noticeBeforeVendor} ${vendor}${words.noticeAfterVendor}`;
}
