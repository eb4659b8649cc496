import { flexAxonometric, rentSection } from '@sponsor/content/drawing-words';
import { FlexAxonometric, RentSection } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import type { SectionImageVersion } from '@sponsor/domain';
import { elevation } from '../../components/Picture/Picture.fixtures.ts';
import type { SectionImagesProps } from './SectionImages.tsx';

const problemText = flexAxonometric.alternativeText;
const solutionText = rentSection.alternativeText;

const version = (id: string, alternativeText: string, day: string): SectionImageVersion => ({
  id,
  image: {
    src: elevation.src,
    srcSet: `${elevation.src} 960w`,
    width: elevation.width,
    height: elevation.height,
    alternativeText,
    focus: { x: 30, y: 60 },
  },
  changedBy: 'm.reyes@example.com',
  changedAt: `2026-11-${day}T15:04:09.120Z`,
});

/** The problem section has a picture and had another; the solution section shows its drawing. */
export const sectionImages: SectionImagesProps = {
  versions: {
    problem: [
      version('2', 'Front of a one-story residence with an evergreen roof.', '12'),
      version('1', 'The same residence before its roof was painted.', '02'),
    ],
    solution: [],
  },
  drawings: {
    problem: { drawing: <FlexAxonometric label={problemText} />, drawingText: problemText },
    solution: { drawing: <RentSection label={solutionText} />, drawingText: solutionText },
  },
  onUpload: () => {},
  onDescribe: () => {},
  onRetry: () => {},
  onRestore: () => {},
  timeZone: sponsor.timeZone,
};
