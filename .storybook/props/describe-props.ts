import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { sharedProps } from '../../packages/ui/src/guides/shared-props.ts';
import type { Prop } from '../../tools/props/components.ts';
import { registered } from './registry.ts';

type Control = NonNullable<StrictInputType['control']>;

const controls: Readonly<Record<string, Control>> = {
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  string: { type: 'text' },
};

/** Returns the rows of the props table, and the control of each, from the types of the component. */
export const describeProps: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const rows = registered(component)?.props.map((prop) => [
    prop.name,
    { ...rowOf(prop, initialArgs[prop.name]), ...argTypes[prop.name] },
  ]);
  return { ...argTypes, ...Object.fromEntries(rows ?? []) };
};

/** Returns the same for a part without its own stories. */
export function rowsOf(component: unknown): Record<string, StrictInputType> {
  return Object.fromEntries(registered(component)?.props.map((prop) => [prop.name, rowOf(prop, undefined)]) ?? []);
}

function rowOf(prop: Prop, arg: unknown): StrictInputType {
  return {
    name: prop.name,
    description: prop.description || (sharedProps[prop.name] ?? ''),
    type: { name: 'other', value: prop.type, required: prop.required },
    control: controlOf(prop, arg),
    ...(prop.choices && { options: [...prop.choices] }),
    table: {
      type: { summary: prop.type, ...(prop.shape && { detail: prop.shape }) },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
  };
}

/**
 * Elements and functions cannot be typed into a field, but text that replaces an element can. Changing an id has no
 * visible effect.
 */
function controlOf({ name, type, choices, default: usual }: Prop, arg: unknown): Control {
  if (name === 'id') return { disable: true };
  if (choices) {
    const labels = Object.fromEntries(
      choices.filter((choice) => `'${choice}'` === usual).map((choice) => [choice, `${choice} (default)`]),
    );
    return { type: choices.length < 4 ? 'inline-radio' : 'select', labels };
  }
  if (typeof arg === 'string') return { type: 'text' };
  return controls[type] ?? (isPlain(arg) ? { type: 'object' } : { disable: true });
}

function isPlain(arg: unknown): boolean {
  if (typeof arg !== 'object' || arg === null || '$$typeof' in arg) return false;
  return Object.values(arg).every((part) =>
    typeof part === 'object' && part ? isPlain(part) : typeof part !== 'function',
  );
}
