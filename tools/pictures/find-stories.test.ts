import { describe, expect, it } from 'vitest';
import { findStories } from './find-stories.ts';

const root = `${import.meta.dirname}/../..`;
const find = (...names: string[]) => findStories(root, names);

describe('findStories', () => {
  it('finds a file by its exact name, and none whose name only contains it', async () => {
    expect(await find('Button')).toEqual({
      files: [expect.stringMatching(/packages\/ui\/src\/components\/Button\/Button\.stories\.tsx$/)],
      unknown: '',
    });
  });

  it('finds several files, regardless of case', async () => {
    const { files, unknown } = await find('carousel', 'BUTTONLINK');
    expect(files.map((file) => file.replace(/.*\//, ''))).toEqual(['Carousel.stories.tsx', 'ButtonLink.stories.tsx']);
    expect(unknown).toBe('');
  });

  it('suggests similar names for a misspelled one', async () => {
    expect(await find('Buton', 'Crousel', 'zzzzzz')).toEqual({
      files: [],
      unknown: [
        'No stories are called "Buton". Did you mean Button?',
        'No stories are called "Crousel". Did you mean Carousel?',
        'No stories are called "zzzzzz". Storybook shows the names in its sidebar.',
      ].join('\n'),
    });
  });
});
