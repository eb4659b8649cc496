import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { StartError } from '../base/start-error.ts';
import { endedBy } from '../database/ended-by.ts';
import type { Deployment, RenderState, RenderStep } from './render-pages.ts';

const program = new URL('./render-process.ts', import.meta.url);

/**
 * Runs `renderPages` over the bundle at the given address in a separate process. The 200 MB that rendering takes end with it;
 * a thread would keep more than half of them. The server answers requests in the meantime.
 */
export async function* renderInProcess(
  bundle: string,
  deployment: Deployment,
  state: RenderState,
  paths?: readonly string[],
): AsyncIterable<RenderStep> {
  const child = fork(program, { serialization: 'advanced' });
  const messages = on(child, 'message', { close: ['disconnect'] });
  let rendered = false;
  child.send({ bundle, deployment, state, paths });
  for await (const [message] of messages) {
    const step: RenderStep = message;
    yield step;
    // Stopping the server must not wait for the last few bytes.
    if (step.kind === 'rendered') {
      rendered = true;
      child.unref();
      child.channel?.unref();
    }
  }
  if (rendered) return;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.signalCode !== null) {
    throw new StartError(`The pages were not rendered: the rendering process ${endedBy(child.signalCode)}.`);
  }
}
