import type { Guide } from '../../guides/guide.ts';
import { PointList } from './PointList.tsx';

export const guide: Guide = {
  use: ['Four to eight short points of equal importance, in two columns.'],
  instead: { DescriptionList: 'for points with a term each.', Card: 'for points that need a paragraph.' },
  anatomy: { Mark: 'a dash or a check mark before each.', Points: 'read row by row; a target includes its risk.' },
  words: ['3 to 12 words each, in the same grammatical form, no full stop unless all are sentences.'],
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
            { title: 'In addition, these buildings are not far from where people already live', text: ['Near.'] },
          ]}
        />
      ),
      because: 'Points in one form and of one length read as a list.',
    },
  ],
};
