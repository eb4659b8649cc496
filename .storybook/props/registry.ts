import type { Component } from '../../tools/props/components.ts';

export type DocumentedComponent = Omit<Component, 'file'>;

const components = new Map<unknown, DocumentedComponent>();

/**
 * Called at the end of every module with components, where tools/props/props-plugin.ts has written it.
 *
 * @public
 */
export function registerComponent(component: unknown, about: DocumentedComponent): void {
  components.set(component, about);
}

export function registered(component: unknown): DocumentedComponent | undefined {
  return components.get(component);
}

export function registeredAs(name: string): unknown {
  return [...components].find(([, about]) => about.name === name)?.[0];
}
