import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeProps } from '../../.storybook/props/describe-props.ts';
import { registerComponent } from '../../.storybook/props/registry.ts';
import type { Prop } from './components.ts';

const Part = () => null;
const prop = (name: string, type: string, rest: Partial<Prop> = {}): Prop => ({
  name,
  type,
  required: false,
  description: `What ${name} does.`,
  ...rest,
});

registerComponent(Part, {
  name: 'Part',
  description: '',
  props: [
    prop('label', 'string', { required: true }),
    prop('text', 'ReactNode'),
    prop('size', "'large' | 'small'", { choices: ['large', 'small'], default: "'small'" }),
    prop('space', 'SpaceStep', { choices: ['x1', 'x2', 'x3', 'x4'] }),
    prop('disabled', 'boolean'),
    prop('points', 'readonly string[]'),
    prop('media', 'ReactNode'),
    prop('slides', 'readonly Slide[]'),
    prop('onPress', '() => void'),
    prop('trigger', '(props: DialogTrigger) => ReactNode'),
    prop('heading', 'string', { description: '' }),
    prop('id', 'string'),
  ],
});

/** Returns the rows of the table for a story with these args. */
function rowsOf(initialArgs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object(describeProps(Object({ component: Part, argTypes: {}, initialArgs })));
}

describe('the table of props', () => {
  it('has a row for each prop, with its type, default and description', () => {
    const rows = rowsOf({});
    expect(Object.keys(rows)).toHaveLength(12);
    expect(rows['size']).toMatchObject({
      description: 'What size does.',
      options: ['large', 'small'],
      control: { labels: { small: 'small (default)' } },
      table: { type: { summary: "'large' | 'small'" }, defaultValue: { summary: "'small'" } },
    });
    expect(rows['label']).toMatchObject({ type: { required: true } });
    expect(rows['heading']).toMatchObject({ description: expect.stringMatching(/./) });
  });

  it.each([
    ['label', undefined, { type: 'text' }],
    ['text', 'Words', { type: 'text' }],
    ['size', undefined, { type: 'inline-radio' }],
    ['space', undefined, { type: 'select' }],
    ['disabled', undefined, { type: 'boolean' }],
    ['points', ['One', 'Two'], { type: 'object' }],
    ['points', undefined, { disable: true }],
    ['media', createElement('b'), { disable: true }],
    ['slides', [{ id: 1, content: createElement('b') }], { disable: true }],
    ['onPress', () => undefined, { disable: true }],
    ['trigger', undefined, { disable: true }],
    ['id', 'part', { disable: true }],
  ])('has a usable control for %s with %o, or none', (name, arg, control) => {
    expect(rowsOf({ [name]: arg })[name]).toMatchObject({ control });
  });
});
