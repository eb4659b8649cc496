import { Description, DocsContext, DocsStory, Heading, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { pictureOf } from './accepted-pictures.ts';
import { PictureOf } from './PictureOf.tsx';

/**
 * All stories except the first, which is at the top of the page. States that need an action are only linked, because
 * without their play function all those stories would look like the first one.
 */
export function States() {
  const [, ...others] = useStories();
  const still = others.filter(({ playFunction, parameters: { docs, visual } }) => {
    const doesNothing = playFunction === undefined || docs?.story?.inline === false;
    return docs?.story?.autoplay || (doesNothing && visual?.medium === undefined);
  });
  const led = others.filter((story) => !still.includes(story));
  return (
    <>
      {others.length > 0 && <Heading>States</Heading>}
      {still.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
      ))}
      {led.length > 0 && (
        <Markdown>
          {`These states follow from what somebody does; the story does it by itself: ${led
            .map(({ id, name }) => `[${name}](?path=/story/${id})`)
            .join(', ')}.`}
        </Markdown>
      )}
      <div className="sb-unstyled guide-columns">
        {led.map(({ id, name, parameters: { fileName } }) => {
          const address = pictureOf(fileName, name);
          return address && <PictureOf key={id} caption={name} address={address} />;
        })}
      </div>
    </>
  );
}

/** All stories, each under its name, with an index if there are several. */
export function StoriesByName() {
  const stories = useStories();
  if (stories.length < 2)
    return stories.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} expanded={false} />);
  return (
    <>
      <Markdown>{`On this page: ${stories.map(({ name }) => `[${name}](#${anchorOf(name)})`).join(', ')}.`}</Markdown>
      {stories.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <Heading>{name}</Heading>
          <Description of={moduleExport} />
          <DocsStory of={moduleExport} expanded={false} />
        </Fragment>
      ))}
    </>
  );
}

const useStories = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

/** Returns the id that Storybook gives each heading, which is also GitHub's. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');
