import { rm } from 'node:fs/promises';
import { checkWeights } from './check-weights.ts';
import { makeConsumer } from './consumer.ts';

/** Prints what components of the packed library add to a consumer's bundle. */
const consumer = await makeConsumer();
await checkWeights(consumer);
await rm(consumer, { recursive: true });
