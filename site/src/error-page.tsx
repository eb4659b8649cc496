import { errorScreen } from '@sponsor/content/system';
import { ErrorScreen } from '@sponsor/ui/sections';

/** In place of a page that failed, here or on the server. */
export function ErrorPage() {
  return (
    <ErrorScreen
      heading={errorScreen.heading}
      text={errorScreen.text}
      reload={errorScreen.reload}
      returnToHome={errorScreen.returnToHome}
    />
  );
}
