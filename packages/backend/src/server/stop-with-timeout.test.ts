import process from 'node:process';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../../test/recording-log.ts';
import { stopWithTimeout } from './stop-with-timeout.ts';

describe('stopWithTimeout', () => {
  const log = createRecordingLog();
  const exit = vi.spyOn(process, 'exit');
  beforeEach(() => {
    vi.useFakeTimers();
    exit.mockReset().mockImplementation(() => {
      throw new Error('ended');
    });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => exit.mockRestore());

  it('exits 30 seconds after the signal, and logs it', async () => {
    void stopWithTimeout(() => new Promise(() => {}), log);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(exit).not.toHaveBeenCalled();
    await expect(vi.advanceTimersByTimeAsync(1)).rejects.toThrow('ended');
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(log.entries).toEqual([{ level: 'error', input: [expect.stringContaining('30 seconds')] }]);
  });

  it('does not exit a process that has stopped in time', async () => {
    await stopWithTimeout(() => Promise.resolve(), log);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(exit).not.toHaveBeenCalled();
  });
});
