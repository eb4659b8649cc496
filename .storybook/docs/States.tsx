import { DocsContext, DocsStory, Heading, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * All stories but the first, which stands at the top of the page. Where something has to be done before a state is seen, it is done in
 * the story by itself: here all such stories would look like the first one.
 */
export function States({ title }: { title: string }) {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const still = others.filter(({ playFunction, parameters: { docs, visual } }) => {
    const doesNothing = playFunction === undefined || docs?.story?.inline === false;
    return docs?.story?.autoplay || (doesNothing && visual?.medium === undefined);
  });
  const led = others.filter((story) => !still.includes(story));
  return (
    <>
      {others.length > 0 && <Heading>{title}</Heading>}
      {still.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
      ))}
      {led.length > 0 && (
        <Markdown>
          {`In stories by themselves, where what leads there is done: ${led
            .map(({ id, name }) => `[${name}](?path=/story/${id})`)
            .join(', ')}.`}
        </Markdown>
      )}
    </>
  );
}
