import { existsSync } from 'node:fs';
import process from 'node:process';
import '../build-if-changed.ts';
import { makeFolder } from './make-folder.ts';

const [, , folder] = process.argv;
if (folder === undefined || existsSync(folder)) {
  process.stderr.write('Name a folder that is not there yet: npm run deploy:folder -- ../sponsor-site\n');
  process.exitCode = 1;
} else {
  await makeFolder(folder);
  process.stdout.write(
    `Everything that a server needs is in ${folder}: docs/runbooks/deploy.md says how it is started.\n`,
  );
}
