import { onTestFinished } from 'vitest';
import { listen } from '../src/server/server.ts';
import type { TestApp } from './app.ts';

/** Serves the app on a free port of this machine until the test ends, and returns its address. */
export async function serveTestApp({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const server = await listen(app, '127.0.0.1', 0);
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}
