import { countyDensity, flexElevation } from '@sponsor/content/drawing-words';
import { CountyDensity, FlexElevation } from '@sponsor/content/drawings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import { sparkFundArticle } from './Article.fixtures.tsx';
import { Article } from './Article.tsx';

const meta = {
  title: 'Sections/Article',
  component: Article,
  args: sparkFundArticle,
} satisfies Meta<typeof Article>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A sheet about as high as wide above the text, a long row within it, and no claim that needs a note. */
export const OtherFormats: Story = {
  args: {
    title: 'Grundstücksverwaltungsgesellschaften in America’s heartland',
    lead: {
      media: <CountyDensity label={countyDensity.alternativeText} />,
      drawing: titleOf(countyDensity),
      format: 'sheet',
    },
    second: {
      media: <FlexElevation label={flexElevation.alternativeText} />,
      drawing: titleOf(flexElevation),
      format: 'long',
    },
    blocks: [
      { kind: 'paragraph', text: ['A town that keeps growing in ordinary ways is short of ordinary buildings.'] },
      { kind: 'picture' },
      {
        kind: 'link',
        sentence: 'More about the towns stands on',
        link: { label: 'the website of the company', href: 'https://www.limestone-main.example/' },
        external: true,
      },
    ],
    notes: [],
  },
  parameters: { visual: { widths: [320, 1280] } },
};
