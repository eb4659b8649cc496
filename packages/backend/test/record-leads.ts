import process from 'node:process';
import { connectDatabase } from '../src/database/connect.ts';
import { createLedger } from '../src/leads/ledger.ts';
import { addressHashes, toRecord } from './submissions.ts';

// A separate program, for tests that need a second process: `node record-leads.ts <data directory> <leads>` stores leads one
// after another, prints the id of each acknowledged one, and ends.

const [dataDir = '', leads = '0'] = process.argv.slice(2);
try {
  const database = await connectDatabase({ dataDir });
  const ledger = createLedger(database, addressHashes);
  for (let n = 0; n < Number(leads); n += 1) {
    const input = toRecord(`lead-${n}@example.org`);
    await ledger.record(input);
    process.stdout.write(`${input.submissionId}\n`);
  }
  await database.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
