import { spawn } from 'node:child_process';

/** The backend restarts, and site and Storybook reload hot, on every change. Ctrl-C ends all three. */
const programs = [
  ['node', '--watch', 'packages/backend/src/main.ts'],
  ['vite', 'site', '--port', '4010', '--strictPort'],
  ['storybook', 'dev', '--port', '4020', '--no-open', '--exact-port'],
] as const;

const children = programs.map(([program, ...args]) => spawn(program, args, { stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', () => children.forEach((other) => other.kill()));
}
