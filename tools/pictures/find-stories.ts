import { glob } from 'node:fs/promises';
import path from 'node:path';
import leven from 'leven';
import { nameOfStories, storyFiles } from './picture-files.ts';

interface FoundStories {
  /** The story files of the known names. */
  readonly files: readonly string[];
  /** A sentence for each unknown name, with similar names; empty if all are known. */
  readonly unknown: string;
}

/** Finds the story files of components or sections by name; case does not matter. */
export async function findStories(root: string, names: readonly string[]): Promise<FoundStories> {
  const known = new Map<string, string>();
  for await (const file of glob(storyFiles, { cwd: root })) {
    known.set(nameOfStories(file), path.join(root, file));
  }
  const files: string[] = [];
  const sentences: string[] = [];
  for (const name of names) {
    const found = [...known].filter(([candidate]) => candidate.toLowerCase() === name.toLowerCase());
    files.push(...found.map(([, file]) => file));
    if (found.length === 0) sentences.push(describeUnknown(name, [...known.keys()]));
  }
  return { files, unknown: sentences.join('\n') };
}

function describeUnknown(name: string, known: readonly string[]): string {
  const near = known.filter((candidate) => isNear(name.toLowerCase(), candidate.toLowerCase())).toSorted();
  const question = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Storybook shows the names in its sidebar.';
  return `No stories are called "${name}". ${question}`;
}

function isNear(name: string, candidate: string): boolean {
  return candidate.includes(name) || name.includes(candidate) || leven(name, candidate, { maxDistance: 3 }) < 3;
}
