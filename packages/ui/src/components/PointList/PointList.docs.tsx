import type { Guide } from '../../guides/guide.ts';
import { PointList } from './PointList.tsx';

export const guide: Guide = {
  use: ['Four to eight short points of equal weight, two columns wide.'],
  instead: { DescriptionList: 'for points with a term each.', Card: 'for points that need a paragraph.' },
  anatomy: { Mark: 'a dash or a tick before each.', Points: 'read row by row; a target brings its risk along.' },
  words: ['3 to 12 words each, alike in form, no full stop unless all are sentences.'],
  keyboard: { Tab: 'reaches note marks and links in it.' },
  spoken: ['A list with its length. The mark is not read.'],
  compare: [
    {
      right: (
        <PointList
          mark="tick"
          points={[
            { title: 'Single story', text: ['No stairs for anybody.'] },
            { title: 'Near by', text: ['Ten minutes from the town.'] },
          ]}
        />
      ),
      wrong: (
        <PointList
          mark="tick"
          points={[
            { title: 'Single story', text: ['No stairs for anybody.'] },
            { title: 'What is more, these buildings are not far from where people already live', text: ['Near.'] },
          ]}
        />
      ),
      because: 'Points of one form and length are read as a list, and not one by one.',
    },
  ],
};
