import process from 'node:process';
import { programs } from '../audit/record-audit.ts';
import { StartError } from '../base/start-error.ts';
import { findAccount } from '../staff/accounts.ts';
import { issuePasswordLink, removeTwoFactor } from '../staff/members.ts';
import { linkPath } from '../staff/one-time-links.ts';
import { print, runCommand } from './run-command.ts';

const [, , email = '', option] = process.argv;

await runCommand(async (database) => {
  if (email === '' || (option !== undefined && option !== '--without-code')) {
    throw new StartError('Usage: npm run staff:password-link -- dana@example.org [--without-code]');
  }
  const now = new Date();
  const account = await findAccount(database, email);
  const made = account && (await issuePasswordLink(database, account.id, programs.command, now));
  if (!account || made === undefined)
    throw new StartError(`There is no active account with the email address ${email}.`);
  if (option === '--without-code' && (await removeTwoFactor(database, account.id, programs.command, now))) {
    print('The account’s second factor was removed.');
  }
  print(`To choose a new password within 24 hours, open the site’s address followed by ${linkPath(made.token)}`);
  return true;
});
