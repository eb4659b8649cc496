import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Component, Components, type Prop } from './components.ts';

const library = path.resolve(import.meta.dirname, '../../packages/ui/src');
const reader = new Components();
const entries = new Set(['@sponsor/ui', '@sponsor/ui/sections', '@sponsor/ui/forms', '@sponsor/ui/admin']);
const components = reader.all().filter(({ entry = '', file }) => file.startsWith(library) && entries.has(entry));

afterAll(() => reader.close());

/** Returns the props that break a rule, as `Component.prop`. */
function breaking(rule: (prop: Prop, names: ReadonlySet<string>, component: Component) => boolean): string[] {
  return components.flatMap((component) => {
    const names = new Set(component.props.map(({ name }) => name));
    return component.props
      .filter((prop) => !rule(prop, names, component))
      .map(({ name }) => `${component.name}.${name}`);
  });
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Native events, whose handlers receive the event. */
const native = new Set(['onBlur', 'onChange', 'onClick']);

/** Names of text props that do not end with `Label`. */
const roles = new Set([
  'caption',
  'current',
  'description',
  'emoji',
  'errorText',
  'header',
  'heading',
  'helpText',
  'hint',
  'introduction',
  'label',
  'placeholder',
  'summary',
  'title',
  'unavailableText',
  'valueText',
  'durationText',
]);
/** Components without a root element: providers, and two that are several bands of a page. */
const rootless = new Set(['LinkProvider', 'ToastProvider', 'WordsProvider', 'Article', 'ContactPanel']);
/** String props that are not text for readers: addresses, names of fields, values. */
const unread = new Set([
  'alt',
  'autoComplete',
  'defaultValue',
  'explainedBy',
  'form',
  'headingId',
  'href',
  'id',
  'labelledBy',
  'lang',
  'max',
  'min',
  'name',
  'sizes',
  'src',
  'srcSet',
  'value',
]);

describe('the grammar of the library', () => {
  it('covers everything that it publishes', () => {
    expect(components.length).toBeGreaterThan(100);
  });

  it('allows every state to be controlled or uncontrolled', () => {
    // A browser lets only the visitor choose a file.
    const states = breaking(({ name }, names, component) => {
      if (component.name === 'FileField') return true;
      const state = /^on(\w+)Change$/.exec(name)?.[1] ?? /^default([A-Z]\w*)$/.exec(name)?.[1];
      if (state === undefined) return true;
      return [small(state), `default${capital(state)}`, `on${capital(state)}Change`].every((part) => names.has(part));
    });
    expect(states).toEqual([]);
  });

  it('reports a changed state only by `on…Change`', () => {
    const oneSided = /^on(Toggle|Open|Close|Show|Hide|Expand|Collapse|Check|Uncheck|Play|Pause)$/;
    expect(breaking(({ name }, _names, { file }) => !oneSided.test(name) || file.includes('/admin/'))).toEqual([]);
  });

  it('passes the new state to a callback first', () => {
    const callbacks = breaking(({ name, type }) => {
      const state = /^on(\w+)Change$/.exec(name)?.[1];
      return state === undefined || type.replace(/^\(?\(/, '').startsWith(`${small(state)}: `);
    });
    expect(callbacks).toEqual([]);
  });

  it('names a callback after its event, and one that gets a native event by the native name', () => {
    const callbacks = breaking(({ name, type }) => {
      if (type.includes('EventHandler<')) return native.has(name);
      if (/=> (void|Promise<)/.test(type)) return /^on[A-Z]/.test(name) && !native.has(name);
      return !native.has(name);
    });
    expect(callbacks).toEqual([]);
  });

  it('groups words in one prop only as the `texts` of a form or staff panel', () => {
    const bags = breaking(
      ({ name }, _names, { file }) =>
        !/^(labels|strings|messages)$/.test(name) &&
        (name !== 'texts' || /\/(forms|admin)\//.test(file)) &&
        (name !== 'words' || file.endsWith('WordsProvider.tsx')),
    );
    expect(bags).toEqual([]);
  });

  it('names every text of a component by its role', () => {
    const texts = breaking(
      ({ name, type }, _names, { file }) =>
        type !== 'string' ||
        !/\/(components|primitives)\//.test(file) ||
        roles.has(name) ||
        unread.has(name) ||
        name === 'children' ||
        /(Label|ErrorText)$/.test(name),
    );
    expect(texts).toEqual([]);
  });

  it('names booleans by what is true, not by what is not', () => {
    expect(
      breaking(({ name, type }) => type !== 'boolean' || !/^(is|has|no|not|hide|disable|without)[A-Z]/.test(name)),
    ).toEqual([]);
  });

  it('exposes the root of every component that has one', () => {
    const closed = components
      .filter(({ name, file }) => !rootless.has(name) && !file.includes('/admin/'))
      .filter(({ props }) => !['id', 'lang', 'ref'].every((own) => props.some(({ name }) => name === own)))
      .map(({ name }) => name);
    expect(closed).toEqual([]);
  });
});
