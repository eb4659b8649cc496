import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { postSignUp } from './post-sign-ups.ts';

// A thread that signs up at an even pace, whether or not the server keeps up, and reports how many were stored per second.

const floodSchema = z.object({ origin: z.url(), seconds: z.number(), perSecond: z.number() });
export type Flood = z.infer<typeof floodSchema>;

const betweenRoundsMs = 10;

const { origin, seconds, perSecond } = floodSchema.parse(workerData);
const agent = new Agent({ keepAlive: true });
const began = performance.now();
const answers: Promise<number | undefined>[] = [];
while (performance.now() - began < seconds * 1_000) {
  const due = ((performance.now() - began) / 1_000) * perSecond;
  while (answers.length < due) answers.push(postSignUp(origin, agent));
  await setTimeout(betweenRoundsMs);
}
const refused = (await Promise.all(answers)).find((status) => status !== 200);
if (refused !== undefined) throw new Error(`A sign-up got the status ${refused}.`);
agent.destroy();
parentPort?.postMessage(answers.length / ((performance.now() - began) / 1_000));
