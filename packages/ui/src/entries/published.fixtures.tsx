import type { ComponentType, Ref } from 'react';
import * as forms from './forms.ts';
import * as components from './index.ts';
import * as sections from './sections.ts';

type Props = Record<string, unknown>;
type Published = ComponentType<Props & { ref?: Ref<HTMLElement> }>;

interface StoryFile {
  default: { component: Published; args?: Props };
  Default?: { args?: Props };
}

const stories = Object.values(import.meta.glob<StoryFile>('../*/*/*.stories.tsx', { eager: true }));

/** Providers have no element, and these two are several bands of a page, one below the other. */
const rootless = new Set(['LinkProvider', 'ToastProvider', 'WordsProvider', 'Article', 'ContactPanel']);
/** Those that appear in the stories of another component. */
const parts = new Set(['GridItem', 'Panel', 'TermExplanation', 'WhyInvestValues']);

/** Every published component with a root, with the props of its first story. */
export const published = Object.entries({ ...components, ...forms, ...sections })
  .filter(([name]) => /^[A-Z]/.test(name) && !rootless.has(name) && !parts.has(name))
  .map(([name, exported]): [name: string, Component: Published, props: Props] => {
    const story = stories.find((file) => file.default.component === exported);
    if (!story) throw new Error(`${name} has no story.`);
    return [name, story.default.component, { ...story.default.args, ...story.Default?.args }];
  });
