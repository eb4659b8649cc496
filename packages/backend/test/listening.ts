import { afterEach } from 'vitest';
import { listen, type RunningServer } from '../src/server/server.ts';
import type { TestApp } from './app.ts';

const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** Serves the app on a free port of this machine until the test ends, and answers its address. */
export async function serveTestApp({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const server = await listen(app, '127.0.0.1', 0);
  running.push(server);
  return `http://127.0.0.1:${server.port}`;
}
