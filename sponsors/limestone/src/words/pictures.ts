import { type CaptionedPicture, contentPicture } from '@sponsor/domain';

/** A study model, which `art` renders into this package's `pictures`. */
// @__NO_SIDE_EFFECTS__
function studyModel(name: string, height: number, alt: string): CaptionedPicture {
  return contentPicture({ name, height, alt, caption: 'Study model. Illustrative; not a specific property.' });
}

export const seniorResidence = studyModel(
  'senior-residence',
  900,
  'Model of a two-story senior residence on its site: gabled wings with porches on both sides of a covered arrival, green standing-seam roofs, card trees along the street.',
);

export const flexLowSun = studyModel(
  'flex-low-sun',
  686,
  'Model of a long row of small-bay flex units in low sun: each has a roll-up door, a storefront and a canopy; one door is green, and a truck stands before it.',
);

export const aboutMainStreet = studyModel(
  'about-main-street',
  686,
  'Model of one block of a small town’s main street, from left to right: a short row of self-storage, three flex units with a green door, apartments over shops, and a senior residence with two gabled porches.',
);

export const parkviewExterior = studyModel(
  'parkview-exterior',
  686,
  'Model of a three-story assisted-living residence: a stone ground floor under pale boards, two pavilions with stacked porches, and a wide green-roofed shelter over the drive between them.',
);

export const parkviewGarden = studyModel(
  'parkview-garden',
  1000,
  'Model of the garden behind a three-story residence: two crossing paths, lawns in clipped hedges around a round basin, benches, and a timber pergola facing a long porch between two pavilions.',
);

export const parkviewDining = studyModel(
  'parkview-dining',
  1000,
  'Model of a dining room with its walls cut away and the cut marked in green: nine round tables with chairs, a servers’ counter at the right, window seats in two bays, small figures seated and standing.',
);

export const webinarRegulationA = studyModel(
  'webinar-regulation-a',
  900,
  'Model of a calm street: apartments over shops with awnings along one side, a small park on the other, and a row of flex units with a green door at its end.',
);

export const webinarRegulationD = studyModel(
  'webinar-regulation-d',
  900,
  'Model of several buildings on one board: two rows of self-storage with green doors, two flex buildings with parking, and a three-story apartment building among trees.',
);

/** One for each benefit of a project to its town. */
export const valueModels = {
  community: studyModel(
    'value-community',
    1200,
    'Close view of the long green-roofed porch of a model house: two figures talk behind its railing, others meet on the path at its steps.',
  ),
  economic: studyModel(
    'value-economic',
    1200,
    'Close view of model flex units: one door stands open on a workbench and shelves, two figures talk beside it and a van is parked outside.',
  ),
  business: studyModel(
    'value-business',
    1200,
    'Model of a self-storage row with green roll-up doors: one bay stands open with boxes inside, and a moving truck waits before it.',
  ),
  family: studyModel(
    'value-family',
    1200,
    'Close view of the entry of model apartments: a green canopy between two stacks of balconies, and figures walking home between low hedges.',
  ),
} satisfies Record<string, CaptionedPicture>;

/** Ten different buildings, in the order of the portfolio. */
export const portfolioModels: readonly CaptionedPicture[] = [
  studyModel(
    'portfolio-01',
    1200,
    'Model of assisted living around a court: three wings with hipped limestone roofs, a green-roofed arcade and a garden between them.',
  ),
  studyModel(
    'portfolio-02',
    1200,
    'Model of single-story memory care in winter: three gabled pavilions with slate roofs and green porches, joined by glazed links, among bare trees.',
  ),
  studyModel(
    'portfolio-03',
    1200,
    'Model of three-story walk-up apartments: two gables over stacked balconies, a green canopy over the entry between them.',
  ),
  studyModel(
    'portfolio-04',
    1200,
    'Model of a four-story apartment building on a street corner: a stone ground floor with shop windows, projecting bays above and a taller glazed corner.',
  ),
  studyModel(
    'portfolio-05',
    1200,
    'Model of seven townhouses in a row in winter: steep narrow gables, each set a step forward or back, with stoops and bare street trees.',
  ),
  studyModel(
    'portfolio-06',
    1200,
    'Model of seven small-bay flex units with stepped parapets: canopies over the storefronts, one green roll-up door, cars in the forecourt.',
  ),
  studyModel(
    'portfolio-07',
    1200,
    'Model of workshops under four saw-tooth roofs: a strip of windows in each tooth, roll-up doors and canopies along the front.',
  ),
  studyModel(
    'portfolio-08',
    1200,
    'Model of three broad gabled sheds side by side on a contractors’ yard: tall doors in the gables, one of them green, and stacks of boards outside.',
  ),
  studyModel(
    'portfolio-09',
    1200,
    'Model of drive-up self-storage: four long low rows of green roll-up doors with lanes between them and a small hipped office in front.',
  ),
  studyModel(
    'portfolio-10',
    1200,
    'Model of a three-story indoor storage building in winter: plain limestone walls and a glazed corner through which green doors are seen.',
  ),
];
