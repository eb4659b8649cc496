import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Component, Components } from '../../../../tools/props/components.ts';
import * as admin from '../entries/admin.ts';
import * as drawings from '../entries/drawings.ts';
import * as forms from '../entries/forms.ts';
import * as components from '../entries/index.ts';
import * as sections from '../entries/sections.ts';
import type { Guide } from './guide.ts';
import { sharedProps } from './shared-props.ts';

const guides = Object.entries(import.meta.glob<Guide>('../*/*/*.docs.tsx', { eager: true, import: 'guide' })).map(
  ([file, guide]) => ({ file, page: path.basename(file, '.docs.tsx'), guide }),
);
const stories = import.meta.glob<string>('../*/*/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

const reader = new Components();
const byName = new Map(reader.all().map((component): [string, Component] => [component.name, component]));
reader.close();

const exported = Object.keys({ ...components, ...sections, ...forms, ...admin }).filter((name) => /^[A-Z]/.test(name));
const pages = new Set(guides.map(({ page }) => page));
const documented = new Set(guides.flatMap(({ page, guide }) => [page, ...(guide.also ?? [])]));
const propsOf = (name: string) => byName.get(name)?.props ?? [];

describe('the pages of components', () => {
  it('exist for everything that can be imported', () => {
    expect(exported.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('are about exports only', () => {
    const known = { ...components, ...sections, ...forms, ...admin, ...drawings };
    expect([...documented].filter((name) => !(name in known) && name !== 'Toast')).toEqual([]);
  });

  it.each(guides)('are beside stories with their name: $page', ({ file, page }) => {
    expect(stories[file.replace('.docs.tsx', '.stories.tsx')]).toContain(`/${page}'`);
  });

  it.each(guides)('have an address that does not depend on their group: $page', ({ file, page }) => {
    const [, layer] = /^\.\.\/(\w+)\//.exec(file) ?? [];
    expect(stories[file.replace('.docs.tsx', '.stories.tsx')]).toMatch(
      new RegExp(`title: '\\w+/${page}'|id: '${layer}-${page.toLowerCase()}'`),
    );
  });

  it.each(guides)('show the props of all their components: $page', ({ file, page, guide }) => {
    const [, shown] = /^ {2}component: (\w+)/m.exec(stories[file.replace('.docs.tsx', '.stories.tsx')] ?? '') ?? [];
    const about = [page, ...(guide.also ?? [])].filter((name) => byName.has(name));
    expect(about.filter((name) => name !== shown && !guide.also?.includes(name))).toEqual([]);
    expect(about).not.toEqual([]);
  });

  it.each(guides)('link only to existing pages: $page', ({ guide }) => {
    expect(Object.keys(guide.instead).filter((name) => !pages.has(name))).toEqual([]);
  });

  it.each(guides)('locate only parts of their anatomy: $page', ({ guide }) => {
    expect(Object.keys(guide.parts ?? {}).filter((name) => !(name in guide.anatomy))).toEqual([]);
  });

  it.each(exported)('describe each prop: %s', (name) => {
    const silent = propsOf(name).filter((prop) => (prop.description || sharedProps[prop.name] || '') === '');
    expect(silent.map((prop) => prop.name)).toEqual([]);
  });
});

describe('the descriptions that props share', () => {
  it('are all used', () => {
    const used = new Set(
      exported
        .flatMap(propsOf)
        .filter((prop) => prop.description === '')
        .map((prop) => prop.name),
    );
    expect(Object.keys(sharedProps).filter((name) => !used.has(name))).toEqual([]);
  });
});
