import type { OxlintConfig } from 'oxlint';
import { type Package, packages } from './layers.ts';

type Override = NonNullable<OxlintConfig['overrides']>[number];
type Pattern = { message: string; allowTypeImports?: true } & ({ regex: string } | { group: string[] });

const restrict = (files: string, patterns: readonly Pattern[]): Override => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
});

function otherPackagesThan(allowed: readonly string[]): Pattern {
  const others = Object.keys(packages).filter((name) => !allowed.includes(name));
  return {
    regex: `^@sponsor/(${others.join('|')})\\b|^(\\.\\./)+(packages|sponsors)/`,
    message: `It imports ${allowed.join(', ') || 'no other package'} of this workspace, and by name.`,
  };
}

const typesAlone = (names: readonly string[]): Pattern[] =>
  names.length === 0
    ? []
    : [
        {
          regex: `^@sponsor/(${names.join('|')})\\b`,
          allowTypeImports: true,
          message: 'Only types may be imported from it.',
        },
      ];

const namesLike = (names: string | undefined): Pattern[] =>
  names === undefined ? [] : [{ regex: `^(${names})`, message: 'This layer may not import it.' }];

const folders = (names: readonly string[]): Pattern[] =>
  names.length === 0
    ? []
    : [{ regex: `^(\\.\\./)+(${names.join('|')})/`, message: 'Imports point to lower layers, see tools/layers.ts.' }];

const neighbours = (at: './' | '../', shared: string | undefined): Pattern => ({
  group: [`${at}**`, '!../../**', ...(shared === undefined ? [] : [`!${at}${shared}/**`])],
  message: 'The parts of this layer may not import one another.',
});

/** The linter applies only the last rule that matches a file, so each repeats the rules of the whole package. */
function rulesOf({
  folder,
  imports,
  types = [],
  devImports = [],
  forbidden,
  layers = [],
  ...only
}: Package): Override[] {
  const named = (dev: readonly string[] = []) => [
    otherPackagesThan([...imports, ...types, ...dev]),
    ...typesAlone(types),
  ];
  const everywhere = [...named(), ...namesLike(forbidden)];
  const ofLayers = layers.flatMap((row, index) =>
    row.flatMap((layer) => {
      const source = `${folder}/src/{${layer.replaceAll('|', ',')}}`;
      const higher = [...row.filter((name) => name !== layer), ...layers.slice(index + 1).flat()];
      const patterns = [
        ...everywhere,
        ...typesAlone(only.layerTypes?.[layer] ?? []),
        ...namesLike(only.layerForbidden?.[layer]),
        ...folders(higher),
      ];
      if (layer !== only.isolated) return [restrict(`${source}/**`, patterns)];
      return [
        restrict(`${source}/*`, [...patterns, neighbours('./', only.shared)]),
        restrict(`${source}/*/**`, [...patterns, neighbours('../', only.shared)]),
      ];
    }),
  );
  return [
    restrict(`${folder}/**`, named()),
    restrict(`${folder}/src/**`, everywhere),
    ...ofLayers,
    restrict(`${folder}/**/*.{test,stories,fixtures,docs}.{ts,tsx}`, named(devImports)),
  ];
}

export const layerRules = Object.values(packages).flatMap(rulesOf);
