import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A module that arrives over the network: give `load` to `vi.doMock`, then say when it arrives, or that it fails. */
export class SlowImport<Module> {
  requests = 0;
  #request = () => {};
  #answer: (failure?: Error) => void = () => {};
  readonly #requested = new Promise<void>((resolve) => {
    this.#request = resolve;
  });
  readonly #answered = new Promise<void>((resolve, reject) => {
    this.#answer = (failure) => (failure ? reject(failure) : resolve());
  });
  readonly #module: Module;

  constructor(module: Module) {
    this.#module = module;
  }

  readonly load = async (): Promise<Module> => {
    this.requests += 1;
    this.#request();
    await this.#answered;
    return this.#module;
  };

  /** Resolves once it has been requested. */
  readonly requested = () => act(() => this.#requested);
  readonly come = () => this.#settle();
  readonly fail = () => this.#settle(new TypeError('Failed to fetch dynamically imported module'));

  async #settle(failure?: Error): Promise<void> {
    await act(async () => {
      await this.#requested;
      this.#answer(failure);
      await vi.dynamicImportSettled();
    });
  }
}
