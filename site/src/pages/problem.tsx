import { problem } from '@sponsor/content/system';
import { ReceivedPanel } from '@sponsor/ui/sections';

/** Says to a visitor without JavaScript why a form was not accepted. */
export function ProblemPage({ message }: { message: string }) {
  return (
    <ReceivedPanel
      outcome="refused"
      heading={problem.heading}
      text={message}
      advice={problem.advice}
      next={problem.returnToHome}
    />
  );
}
