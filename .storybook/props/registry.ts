import type { Component } from '../../tools/props/components.ts';

export type DocumentedComponent = Omit<Component, 'file'>;

const components = new Map<unknown, DocumentedComponent>();

/**
 * Registers a component's documentation; tools/props/props-plugin.ts appends a call to every module with components.
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
