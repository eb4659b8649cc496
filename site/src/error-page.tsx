import { errorScreen } from '@sponsor/content/system';
import { ErrorScreen } from '@sponsor/ui/sections';

interface ErrorPageProps {
  /** The number under which the failure stands in the console; the server's page has none, and its log has the request's. */
  incident?: string;
}

/** In place of a page that failed, here or on the server. */
export function ErrorPage({ incident }: ErrorPageProps) {
  const { heading, text, reload, returnToHome, incidentLabel } = errorScreen;
  return (
    <ErrorScreen
      heading={heading}
      text={text}
      reload={reload}
      returnToHome={returnToHome}
      {...(incident && { incident: { label: incidentLabel, id: incident } })}
    />
  );
}
