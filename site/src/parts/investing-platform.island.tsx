import { platformWords } from '@sponsor/content/vendors';
import type { NavigationLink } from '@sponsor/domain';
import { Embed } from '@sponsor/ui';

const { loading, failed } = platformWords;

interface InvestingPlatformProps {
  scripts: readonly string[];
  stylesheet: string;
  listingId: string;
  clientToken: string;
  /** The text while it is not open. */
  document: NavigationLink & { external?: boolean };
}

/** The investment platform: its scripts fill the container that names the listing [platform-1]. */
export default function InvestingPlatform(props: InvestingPlatformProps) {
  const { scripts, stylesheet, listingId, clientToken, document } = props;
  return (
    <Embed
      scripts={scripts}
      stylesheets={[stylesheet]}
      cacheBusting
      loadingLabel={loading}
      failed={{
        heading: failed.heading,
        headingLevel: 2,
        text: failed.text,
        retryLabel: failed.retry,
        links: [document, failed.contact],
      }}
    >
      <div data-listing-id={listingId} data-client-token={clientToken} />
    </Embed>
  );
}
