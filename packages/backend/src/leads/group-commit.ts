export interface GroupCommitOptions<Input, Result> {
  /** Two inputs with the same key never share a batch. */
  keyOf: (input: Input) => string;
  /** Stores all inputs or none. */
  store: (inputs: readonly Input[]) => Promise<ReadonlyMap<string, Result>>;
  /** Whether one input may have caused the failure, so that the others deserve a separate try. */
  blamesOneInput: (error: unknown) => boolean;
}

interface Waiting<Input, Result> {
  input: Input;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const maxBatchSize = 200;

/** Several times the duration of a batch. A longer one is delayed by something of its own, such as an index cleanup. */
const heldUpMs = 15;
const maxConcurrent = 2;

/**
 * Lets callers that arrive while a batch is being written share the next one, and with it one fsync. An idle store writes at
 * once: no caller waits for others, or behind a delayed batch.
 */
export function createGroupCommit<Input, Result>(options: GroupCommitOptions<Input, Result>) {
  const { keyOf, store, blamesOneInput } = options;
  let queue: Waiting<Input, Result>[] = [];
  let writing = 0;
  /** The batch that the next one waits for. */
  let last: symbol | undefined;

  function takeBatch(): Waiting<Input, Result>[] {
    const batch = new Map<string, Waiting<Input, Result>>();
    const later: Waiting<Input, Result>[] = [];
    for (const entry of queue) {
      const key = keyOf(entry.input);
      if (batch.size < maxBatchSize && !batch.has(key)) batch.set(key, entry);
      else later.push(entry);
    }
    queue = later;
    return [...batch.values()];
  }

  async function write(batch: readonly Waiting<Input, Result>[]): Promise<void> {
    try {
      const results = await store(batch.map((entry) => entry.input));
      for (const entry of batch) {
        const result = results.get(keyOf(entry.input));
        if (result === undefined) entry.reject(new Error('The store returned no result for this entry.'));
        else entry.resolve(result);
      }
    } catch (error) {
      if (batch.length > 1 && blamesOneInput(error)) for (const entry of batch) await write([entry]);
      else for (const entry of batch) entry.reject(error);
    }
  }

  function flush(): void {
    // Several concurrent batches would each be half full, and cost more than they gain.
    if (last !== undefined || writing === maxConcurrent || queue.length === 0) return;
    const batch = (last = Symbol());
    writing += 1;
    const goOn = () => {
      if (last === batch) last = undefined;
      flush();
    };
    const heldUp = setTimeout(goOn, heldUpMs);
    void write(takeBatch()).finally(() => {
      clearTimeout(heldUp);
      writing -= 1;
      goOn();
    });
  }

  return (input: Input): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject });
      flush();
    });
}
