import { rm } from 'node:fs/promises';
import { checkWeights } from './check-weights.ts';
import { makeConsumer } from './consumer.ts';

/** What components of the packed library weigh in a consumer's bundle. */
const consumer = await makeConsumer();
await checkWeights(consumer);
await rm(consumer, { recursive: true });
