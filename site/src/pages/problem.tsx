import { problem } from '@sponsor/content/system';
import { problemPlaceholder } from '@sponsor/domain';
import { ReceivedPanel } from '@sponsor/ui/sections';

/** Tells a visitor without JavaScript why a form was refused. */
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
