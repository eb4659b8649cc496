import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** In the table of props, a choice between words shows the words, where Storybook says `union`. */
export const spellOutChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, spelledOut(argType)]));

function spelledOut(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'enum') return argType;
  const summary = type.value.map((choice) => `'${choice}'`).join(' | ');
  return { ...argType, table: { ...table, type: { summary } } };
}
