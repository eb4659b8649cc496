import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>> };
}

/** A story's `parameters.recipe` declares choices that documentation cannot read from the types: makes them controls. */
export const recipeControls: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const recipe: Recipe | undefined = parameters['recipe'];
  const controls = Object.entries(recipe?.classNames.variants ?? {}).flatMap(
    ([name, choices]): [string, StrictInputType][] => {
      const documented = argTypes[name];
      return documented ? [[name, withChoices(documented, Object.keys(choices))]] : [];
    },
  );
  return { ...argTypes, ...Object.fromEntries(controls) };
};

function withChoices(documented: StrictInputType, options: readonly string[]): StrictInputType {
  const summary = options.map((option) => `'${option}'`).join(' | ');
  return {
    ...documented,
    options,
    control: { type: options.length > 4 ? 'select' : 'inline-radio' },
    table: { ...documented.table, type: { summary } },
  };
}
