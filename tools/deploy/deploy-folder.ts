import { existsSync } from 'node:fs';
import process from 'node:process';
import '../build-if-changed.ts';
import { makeFolder } from './make-folder.ts';

const [, , folder] = process.argv;
if (folder === undefined || existsSync(folder)) {
  process.stderr.write('Pass a folder that does not exist yet: npm run deploy:folder -- ../sponsor-site\n');
  process.exitCode = 1;
} else {
  await makeFolder(folder);
  process.stdout.write(
    `${folder} contains everything that a server needs. To start it, see docs/runbooks/deploy.md.\n`,
  );
}
