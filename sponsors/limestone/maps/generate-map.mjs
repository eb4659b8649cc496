import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { milesPerUnit, projectPlace } from '../src/drawings/map/map-projection.ts';
import { populations } from './populations.mjs';

/**
 * Converts the U.S. Census boundaries (public domain) of Indiana, Ohio and the states around them to path data.
 * Run `node maps/generate-map.mjs` after you change the settings below, the populations or the projection, and commit
 * the output.
 */
const home = Object.keys(populations);
/** In square degrees; smaller details would be invisible. States keep more of their shape than counties. */
const detail = { states: 0.0004, counties: 0.0012 };
/** The residents per square mile at which the hatching gets heavier, and the spacing of its lines in map units. */
const thresholds = [50, 100, 200, 500];
const spacing = 5;

const { resolve } = createRequire(import.meta.url);
const atlas = JSON.parse(await readFile(resolve('us-atlas/counties-10m.json'), 'utf8'));
const forStates = simplify(presimplify(atlas), detail.states);
const forCounties = simplify(presimplify(atlas), detail.counties);
const { states } = forStates.objects;
const { counties } = forCounties.objects;
const stateOf = ({ id }) => id.slice(0, 2);

const isShown = ([x, y]) => Math.abs(x) < 700 && Math.abs(y) < 420;
const project = (line) => line.map(projectPlace);

/** Relative path data in whole map units. */
function pathOf(lines, end = '') {
  return lines
    .map((line) => {
      const points = line
        .map((point) => point.map(Math.round))
        .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
      const steps = points.slice(1).map(([x, y], index) => `${x - points[index][0]} ${y - points[index][1]}`);
      return steps.length === 0 ? '' : `M${points[0].join(' ')}l${steps.join(' ')}${end}`.replaceAll(' -', '-');
    })
    .join('');
}

/** Returns the parts of a line that are near the sheet. */
function shown(line) {
  const stretches = [[]];
  for (const [index, point] of line.entries()) {
    const near = [line[index - 1], point, line[index + 1]].some((each) => each !== undefined && isShown(each));
    if (near) stretches.at(-1).push(point);
    else if (stretches.at(-1).length > 0) stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 1);
}

function ringsOf(topology, geometry) {
  const shape = feature(topology, geometry).geometry;
  return (shape.type === 'MultiPolygon' ? shape.coordinates.flat() : shape.coordinates).map(project);
}

/** Rotates by 45 degrees, so that sloping lines can be computed as level ones. */
const turned = (ring) => ring.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);

const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0) / 2);

/** Returns the x values at which a level line enters and leaves an area, from the left. */
const crossings = (rings, y) =>
  rings
    .flatMap((ring) =>
      ring.flatMap((to, index) => {
        const from = ring.at(index - 1);
        return from[1] > y === to[1] > y ? [] : [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
      }),
    )
    .toSorted((one, other) => one - other);

/** One list of line segments `[y, from, to]` for each class of density. */
const ruling = Array.from({ length: thresholds.length + 1 }, () => []);
for (const county of counties.geometries.filter((each) => home.includes(stateOf(each)))) {
  const rings = ringsOf(forCounties, county).map(turned);
  const residents = populations[stateOf(county)][(Number(county.id.slice(2)) - 1) / 2];
  const density = residents / (Math.max(...rings.map(areaOf)) * milesPerUnit ** 2);
  const heights = rings.flat().map(([, y]) => y);
  for (let y = Math.ceil(Math.min(...heights) / spacing) * spacing; y < Math.max(...heights); y += spacing) {
    const at = crossings(rings, y).map(Math.round);
    for (let index = 0; index + 1 < at.length; index += 2)
      ruling[thresholds.filter((least) => density >= least).length].push([y, at[index], at[index + 1]]);
  }
}

/** Joins segments that touch, and starts each segment relative to the end of the previous one. */
function rulingPath(stretches) {
  const joined = [];
  for (const [y, from, to] of stretches.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = joined.at(-1);
    if (last !== undefined && last[0] === y && from - last[2] <= 1) last[2] = Math.max(last[2], to);
    else joined.push([y, from, to]);
  }
  let pen = [0, 0];
  return joined
    .map(([y, from, to]) => {
      const step = `m${from - pen[0]} ${y - pen[1]}h${to - from}`;
      pen = [to, y];
      return step;
    })
    .join('')
    .replaceAll(' -', '-');
}

const source = '// Written by maps/generate-map.mjs from data of the U.S. Census Bureau.\n';
const folder = path.join(import.meta.dirname, '../src/drawings/map');
const areas = home.map((id) =>
  pathOf(
    ringsOf(
      forStates,
      states.geometries.find((state) => state.id === id),
    ),
    'z',
  ),
);
const inside = mesh(
  forCounties,
  counties,
  (one, other) => one !== other && stateOf(one) === stateOf(other) && home.includes(stateOf(one)),
);
const around = mesh(forStates, states, (one, other) => !home.includes(one.id) && !home.includes(other.id));

await writeFile(
  path.join(folder, 'map-lines.ts'),
  `${source}
/** Indiana and Ohio, closed. */
export const stateAreas =
  '${areas.join('')}';

/** The county lines within each of them. */
export const countyLines =
  '${pathOf(inside.coordinates.map(project))}';

/** The states around them. */
export const neighbourLines =
  '${pathOf(around.coordinates.map(project).flatMap(shown))}';
`,
);
await writeFile(
  path.join(folder, 'map-ruling.ts'),
  `${source}
/** The residents per square mile at which each further class begins. */
export const densityThresholds = [${thresholds.join(', ')}] as const;

/** Level lines, ${spacing} map units apart, through the counties of each density class, rotated by 45 degrees. */
export const densityRuling = [
${ruling.map((stretches) => `  '${rulingPath(stretches)}',`).join('\n')}
] as const;
`,
);
