import { monogramPlates } from '@sponsor/content/plates';
import { outlets } from '@sponsor/content/press';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { MonogramPlate } from '../../drawings/MonogramPlate/MonogramPlate.tsx';
import { PressWordmark } from '../../drawings/PressWordmark/PressWordmark.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { galleryDrawings, takesHalf } from './drawings.fixtures.tsx';
import { pair } from './Gallery.css.ts';
import { GalleryEntry } from './GalleryEntry.tsx';
import { galleryModels } from './models.fixtures.ts';
import { galleryCards, galleryIcons } from './site.fixtures.ts';

/**
 * Buildings are shown in exactly two ways: drawn with four pens, or as a model of limestone and card. Drawings take the
 * colors of the surface and the brand; models are bitmaps and do not change. Neither shows a specific property, and
 * both say so.
 */
const meta = {
  title: 'Foundations/Pictures and drawings',
  // Each is compared in its own stories; here they are only collected.
  parameters: { frame: 'none', visual: { widths: [] } },
} satisfies Meta;
export default meta;

export const Drawings: StoryObj = {
  render: () => (
    <Section component="div" space="compact">
      <div className={pair}>
        {galleryDrawings.map(({ name, Drawing, text, use, size }) => (
          <GalleryEntry
            key={name}
            picture={<Drawing label={text.alternativeText} />}
            caption={<TitleMark {...text} />}
            facts={{ use, size, made: `Drawn in drawings/${name}` }}
            alternativeText={text.alternativeText}
            wide={!takesHalf(size)}
          />
        ))}
      </div>
    </Section>
  ),
};

export const StudyModels: StoryObj = {
  render: () => (
    <Section component="div" space="compact">
      <div className={pair}>
        {Object.values(galleryModels).flatMap(({ use, pictures }) =>
          pictures.map(({ caption, ...picture }) => (
            <GalleryEntry
              key={picture.src}
              picture={<Picture {...picture} sizes="(min-width: 1024px) 45vw, 92vw" />}
              caption={<Text size="small">{caption}</Text>}
              facts={{ use, size: `${picture.width} × ${picture.height}`, made: `Rendered by ${sceneOf(picture.src)}` }}
              alternativeText={picture.alt}
            />
          )),
        )}
      </div>
    </Section>
  ),
};

/** The files are named after their scene, `portfolio-01-960.webp`, and Python needs underscores. */
function sceneOf(src: string): string {
  const name = /([\w-]+)-\d+\.\w+$/.exec(src)?.[1] ?? '';
  return `sponsors/limestone/art/models/scenes/${name.replaceAll('-', '_')}.py`;
}

export const PlatesAndWordmarks: StoryObj = {
  render: () => (
    <Section component="div" space="compact">
      <div className={pair}>
        {monogramPlates.map((plate) => (
          <GalleryEntry
            key={plate.label}
            picture={<MonogramPlate {...plate} />}
            caption={<Text size="small">{plate.letters}</Text>}
            facts={{
              use: 'In place of a portrait that is not supplied',
              size: 'A quarter of a row, 4:5',
              made: 'Drawn in drawings/MonogramPlate',
            }}
            alternativeText={plate.label}
          />
        ))}
        {outlets.map((outlet) => (
          <GalleryEntry
            key={outlet.name}
            picture={<PressWordmark {...outlet} />}
            caption={<Text size="small">Sample outlet</Text>}
            facts={{
              use: 'In place of a press logo that is not supplied',
              size: 'As wide as its words',
              made: 'Set in drawings/PressWordmark',
            }}
            alternativeText={outlet.name}
          />
        ))}
      </div>
    </Section>
  ),
};

export const CardsAndIcons: StoryObj = {
  render: () => (
    <Section component="div" space="compact">
      <div className={pair}>
        {[...galleryCards, ...galleryIcons].map(({ file, src, width, height, use, made, alt }) => (
          <GalleryEntry
            key={file}
            picture={<Picture sources={[]} src={src} sizes="45vw" width={width} height={height} alt={alt} />}
            caption={<Text size="small">{file}</Text>}
            facts={{ use, size: `${width} × ${height}`, made }}
            alternativeText={alt}
          />
        ))}
      </div>
    </Section>
  ),
};
