import { fork } from 'node:child_process';
import { on } from 'node:events';
import type { Deployment, Moment, RenderStep } from './render-pages.ts';

const program = new URL('./render-process.ts', import.meta.url);

/**
 * Runs `renderPages` over the bundle at the given address in a process of its own. What a rendering takes, some 200 MB,
 * ends with it; a thread would leave more than half of that behind. Connections are answered meanwhile.
 */
export async function* renderInProcess(
  bundle: string,
  deployment: Deployment,
  moment: Moment,
  paths?: readonly string[],
): AsyncIterable<RenderStep> {
  const child = fork(program, { serialization: 'advanced' });
  const messages = on(child, 'message', { close: ['disconnect'] });
  child.send({ bundle, deployment, moment, paths });
  for await (const [message] of messages) {
    const step: RenderStep = message;
    yield step;
    // Nobody who stops the server waits for the last few bytes.
    if (step.kind === 'rendered') {
      child.unref();
      child.channel?.unref();
    }
  }
}
