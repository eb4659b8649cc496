import { problem } from '@sponsor/content/system';
import { problemPlaceholder } from '@sponsor/domain';
import { ReceivedPanel } from '@sponsor/ui/sections';

/** Says to a visitor without JavaScript why a form was not accepted. */
export function Component() {
  return (
    <ReceivedPanel
      outcome="refused"
      heading={problem.heading}
      text={problemPlaceholder}
      advice={problem.advice}
      next={problem.returnToHome}
    />
  );
}
