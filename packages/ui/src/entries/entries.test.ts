import { afterEach, describe, expect, it, vi } from 'vitest';
import * as behaviours from './behaviours.ts';
import * as brand from './brand.ts';
import * as drawings from './drawings.ts';
import * as pens from './pens.ts';
import * as tokens from './tokens.ts';
import * as vanillaExtract from './vanilla-extract.ts';

/** Entries without components. `guides.test.ts` checks the exports of the others. */
const entries = [
  {
    entry: '@sponsor/ui/drawings',
    exported: drawings,
    names: [
      'Block',
      'BoxTruck',
      'Boxes',
      'Columns',
      'Cutout',
      'DimensionString',
      'Drawing',
      'Figure',
      'Gable',
      'GridBubble',
      'Level',
      'Masonry',
      'MonogramPlate',
      'OutcomeSection',
      'Pickup',
      'PlanBasin',
      'PlanBathroom',
      'PlanBed',
      'PlanBench',
      'PlanBubble',
      'PlanCar',
      'PlanDesk',
      'PlanDoor',
      'PlanGrid',
      'PlanKitchen',
      'PlanNightstand',
      'PlanPallet',
      'PlanRack',
      'PlanRail',
      'PlanRoaster',
      'PlanRug',
      'PlanSaw',
      'PlanSofa',
      'PlanTable',
      'PlanToilet',
      'PlanTrees',
      'PlanVan',
      'PlanWalls',
      'PlanWindows',
      'Porch',
      'PressWordmark',
      'Railings',
      'RollDoors',
      'RoomName',
      'RoundWindow',
      'Shrubs',
      'StoneBase',
      'TitleMark',
      'Tree',
      'Wall',
      'Windows',
      'bareSlats',
      'between',
      'circle',
      'entrance',
      'frontFace',
      'level',
      'onGround',
      'overhead',
      'paintedSlats',
      'planSheet',
      'plumb',
      'polygon',
      'polyline',
      'project',
      'rectangle',
      'round',
      'shadowOf',
      'sideFace',
      'tiles',
      'topFace',
    ],
  },
  {
    entry: '@sponsor/ui/pens',
    exported: pens,
    names: [
      'annotation',
      'annotationFill',
      'annotationLine',
      'annotationText',
      'drawing',
      'fills',
      'glass',
      'gridLine',
      'levelLine',
      'lit',
      'muntins',
      'pens',
      'seams',
      'siding',
      'unbuilt',
    ],
  },
  {
    entry: '@sponsor/ui/behaviours',
    exported: behaviours,
    names: [
      'keepYear',
      'linkNotesBack',
      'openNotesInPlace',
      'penOnFirstSight',
      'showConfirmation',
      'startFlipBook',
      'startHeader',
    ],
  },
  { entry: '@sponsor/ui/tokens', exported: tokens, names: ['below', 'breakpoints', 'from', 'vars'] },
  { entry: '@sponsor/ui/brand', exported: brand, names: ['BrandError', 'defineBrand', 'designTokens', 'themeCss'] },
  { entry: '@sponsor/ui/vanilla-extract', exported: vanillaExtract, names: ['assignTheme', 'dashes', 'inComponents'] },
];

describe('the public API', () => {
  it.each(entries)('$entry exports exactly these names', ({ exported, names }) => {
    expect(Object.keys(exported).toSorted()).toEqual(names.toSorted());
  });
});

describe('@sponsor/ui/behaviours', () => {
  afterEach(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });

  it('do not import React', async () => {
    vi.resetModules();
    vi.doMock('react', () => {
      throw new Error('React was imported.');
    });
    await expect(import('./behaviours.ts')).resolves.toHaveProperty('startHeader');
  });
});
