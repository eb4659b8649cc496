import process from 'node:process';
import { programs } from '../audit/record-audit.ts';
import { StartError } from '../base/start-error.ts';
import { findAccount } from '../staff/accounts.ts';
import { issuePasswordLink, removeTwoFactor } from '../staff/members.ts';
import { print, runCommand } from './run-command.ts';

const [, , email = '', option] = process.argv;

await runCommand(async (database) => {
  if (email === '' || (option !== undefined && option !== '--without-code')) {
    throw new StartError('Name the account: npm run staff:password-link -- dana@example.org [--without-code]');
  }
  const now = new Date();
  const account = await findAccount(database, email);
  const token = account && (await issuePasswordLink(database, account.id, programs.command, now));
  if (!account || token === undefined) throw new StartError(`Nobody can sign in as ${email}.`);
  if (option === '--without-code' && (await removeTwoFactor(database, account.id, programs.command, now))) {
    print('The account asks for no code any more.');
  }
  print(`Choose a new password within 72 hours, at the site’s address followed by: /setup/${token}`);
  return true;
});
