import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

describe('createGroupCommit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A store whose batches end on demand. */
  function openStore() {
    const batches: string[] = [];
    const ends: (() => void)[] = [];
    const store = createGroupCommit<string, string>({
      keyOf: (input) => input,
      store: (inputs) => {
        batches.push(inputs.join(''));
        return new Promise((resolve) => ends.push(() => resolve(new Map(inputs.map((input) => [input, input])))));
      },
      blamesOneInput: () => false,
    });
    async function end(batch: number): Promise<void> {
      ends[batch]?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    return { store, batches, end };
  }

  it('writes at once, and batches inputs that arrive in the meantime', async () => {
    const { store, batches, end } = openStore();
    const first = store('a');
    const others = [store('b'), store('c')];
    await vi.advanceTimersByTimeAsync(14);
    expect(batches).toEqual(['a']);
    await end(0);
    expect(await first).toBe('a');
    expect(batches).toEqual(['a', 'bc']);
    await end(1);
    expect(await Promise.all(others)).toEqual(['b', 'c']);
  });

  it('lets one batch overtake a delayed one, but not a third', async () => {
    const { store, batches, end } = openStore();
    const all = ['a', 'b', 'c'].map((input) => store(input));
    await vi.advanceTimersByTimeAsync(15);
    expect(batches).toEqual(['a', 'bc']);
    all.push(store('d'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toEqual(['a', 'bc']);
    await end(1);
    expect(await Promise.all(all.slice(1, 3))).toEqual(['b', 'c']);
    expect(batches).toEqual(['a', 'bc', 'd']);
    await end(0);
    await end(2);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('returns to one batch at a time after the delay', async () => {
    const { store, batches, end } = openStore();
    const all = ['a', 'b'].map((input) => store(input));
    await vi.advanceTimersByTimeAsync(15);
    all.push(store('c'));
    await end(0);
    expect(batches).toEqual(['a', 'b']);
    await end(1);
    expect(batches).toEqual(['a', 'b', 'c']);
    await end(2);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });
});
