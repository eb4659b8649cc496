import { rm } from 'node:fs/promises';
import { checkBrands } from './packages/check-brands.ts';
import { checkContents } from './packages/check-contents.ts';
import { checkDocuments } from './packages/check-documents.ts';
import { checkExamples } from './packages/check-examples.ts';
import { checkServers } from './packages/check-servers.ts';
import { checkTypes } from './packages/check-types.ts';
import { checkWeights } from './packages/check-weights.ts';
import { makeConsumer } from './packages/consumer.ts';

/**
 * Checks the packages as published, using only the packed tarballs: compiling, building, rendering and bundling as a
 * consumer.
 */
const consumer = await makeConsumer();
await checkContents(consumer);
await checkDocuments(consumer);
await checkTypes(consumer);
await checkServers(consumer);
await checkBrands(consumer);
await checkExamples(consumer);
await checkWeights(consumer);
await rm(consumer, { recursive: true });
