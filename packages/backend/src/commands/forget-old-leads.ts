import process from 'node:process';
import { createAddressHashes } from '../base/address-hash.ts';
import { StartError } from '../base/start-error.ts';
import { forgetOldLeads } from '../desk/forget-old-leads.ts';
import { scrub } from '../housekeeping/scrub.ts';
import { readSecrets } from '../staff/read-secrets.ts';
import { print, runCommand } from './run-command.ts';

const [, , text = ''] = process.argv;

await runCommand(async (database, config) => {
  const months = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (months === 0) throw new StartError('Pass a number of months without contact: npm run leads:forget -- 84');
  const forgotten = await forgetOldLeads(
    database,
    months,
    new Date(),
    createAddressHashes(await readSecrets(database, config.database, config.secrets)),
  );
  await scrub(database);
  print(`${forgotten} ${forgotten === 1 ? 'person' : 'people'} erased after ${months} months without contact.`);
  return true;
});
