import type { PageBlock, PageComparison, PageReading } from '@sponsor/domain';
import { diffArrays, diffWordsWithSpace } from 'diff';

type Change = PageComparison['changes'][number];

/** Returns the differences between `before` and `after`, in reading order. */
export function comparePages(before: PageReading, after: PageReading): PageComparison {
  const changes: Change[] = [];
  let removed: PageBlock[] = [];
  const runs = diffArrays(blocksOf(before), blocksOf(after), {
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
  });
  for (const run of runs) {
    if (run.removed) removed = run.value;
    else {
      changes.push(...compareBlocks(removed, run.added ? run.value : []));
      removed = [];
    }
  }
  changes.push(...compareBlocks(removed, []));
  return {
    changes,
    linksRemoved: before.links.filter((link) => !after.links.includes(link)),
    linksAdded: after.links.filter((link) => !before.links.includes(link)),
  };
}

/** Includes the text that search engines show for a page. */
function blocksOf({ title, description, blocks }: PageReading): PageBlock[] {
  const head: PageBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: description },
  ];
  return [...head.filter(({ text }) => text !== ''), ...blocks];
}

/** Replaced blocks: word by word if a block turned into another, otherwise as a whole. */
function compareBlocks(before: readonly PageBlock[], after: readonly PageBlock[]): Change[] {
  const left = [...before];
  const changes: Change[] = [];
  for (const block of after) {
    const index = left.findIndex((old) => old.kind === block.kind && isAlike(old.text, block.text));
    const gone = index < 0 ? [] : left.splice(0, index + 1);
    const old = gone.pop();
    changes.push(...gone.map((each) => whole(each, 'removed')));
    if (old === undefined) changes.push(whole(block, 'added'));
    else changes.push({ kind: block.kind, parts: partsOf(old.text, block.text) });
  }
  return [...changes, ...left.map((each) => whole(each, 'removed'))];
}

function whole({ kind, text }: PageBlock, change: 'removed' | 'added'): Change {
  return { kind, parts: [{ text, change }] };
}

/** Half of the words are the same. */
function isAlike(before: string, after: string): boolean {
  const same = partsOf(before, after).filter(({ change }) => change === 'same');
  return same.reduce((sum, { text }) => sum + text.trim().length, 0) * 2 >= Math.max(before.length, after.length);
}

function partsOf(before: string, after: string): Change['parts'] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
