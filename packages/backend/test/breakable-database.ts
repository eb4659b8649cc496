import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Loaded before a program with `--import`: SIGUSR2 ends the thread of its embedded database.

if (isMainThread) process.once('worker', (worker) => process.once('SIGUSR2', () => void worker.terminate()));
