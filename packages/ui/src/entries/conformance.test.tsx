import { render } from '@testing-library/react';
import { type ComponentType, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import * as forms from './forms.ts';
import * as components from './index.ts';
import * as sections from './sections.ts';

type Props = Record<string, unknown>;

interface StoryFile {
  default: { component: ComponentType<Props & { ref?: Ref<HTMLElement> }>; args?: Props };
  Default?: { args?: Props };
}

const stories = Object.values(import.meta.glob<StoryFile>('../*/*/*.stories.tsx', { eager: true }));

/** Providers have no element of their own, and these sections several, side by side. */
const rootless = new Set(['LinkProvider', 'ToastProvider', 'WordsProvider', 'Article', 'ContactPanel', 'SiteHeader']);
/** Those that are shown in the stories of another. */
const parts = new Set(['GridItem', 'Panel', 'WhyInvestValues']);

const published = Object.entries({ ...components, ...forms, ...sections }).filter(
  ([name]) => /^[A-Z]/.test(name) && !rootless.has(name) && !parts.has(name),
);

describe('every published component', () => {
  it.each(published)('%s passes id, aria, data and ref to its root', (_name, component) => {
    const story = stories.find((file) => file.default.component === component);
    if (!story) throw new Error('It has no story.');
    const ref = createRef<HTMLElement>();
    const { component: Component, args } = story.default;
    const { container } = render(
      <Component {...args} {...story.Default?.args} id="probe" aria-description="A probe" data-probe="yes" ref={ref} />,
    );
    const root = container.querySelector('#probe');
    expect(root?.getAttribute('aria-description')).toBe('A probe');
    expect(root?.getAttribute('data-probe')).toBe('yes');
    expect(ref.current && root?.contains(ref.current)).toBe(true);
  });
});
