import { playerWords } from '@sponsor/content/vendors';
import { Embed } from '@sponsor/ui';
import { createElement } from 'react';

const { loading, failed } = playerWords;

interface HostedPlayerProps {
  scripts: readonly string[];
  /** The player's own element, which its scripts define. */
  elementName: string;
  mediaId: string;
  previewUrl: string;
}

/** A player that another company hosts, with a still of the film until its scripts have loaded. */
export default function HostedPlayer({ scripts, elementName, mediaId, previewUrl }: HostedPlayerProps) {
  const placeholder = `${elementName}:not(:defined){display:block;aspect-ratio:16/9;background:center/cover no-repeat url(${JSON.stringify(previewUrl)})}`;
  return (
    <Embed
      scripts={scripts}
      loadingLabel={loading}
      failed={{
        heading: failed.heading,
        headingLevel: 2,
        text: failed.text,
        retryLabel: failed.retry,
        links: [failed.contact],
      }}
    >
      <style>{placeholder}</style>
      {createElement(elementName, { 'media-id': mediaId })}
    </Embed>
  );
}
