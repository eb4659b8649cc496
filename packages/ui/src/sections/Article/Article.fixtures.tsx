import { articles } from '@sponsor/content/articles';
import { article as sparkFund } from '@sponsor/content/articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home';
import { blog } from '@sponsor/content/blog';
import { rentSection, storageElevation } from '@sponsor/content/drawing-words';
import { RentSection, StorageElevation } from '@sponsor/content/drawings';
import { notes, notesHeading } from '@sponsor/content/notes';
import { notesOf } from '@sponsor/domain';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import type { ArticleProps } from './Article.tsx';

/** One block of each kind, and their headings. */
const blocks = [1, 2, 6, 7, 8, 9, 11, 13, 14, 19, 20, 22].flatMap((index) => sparkFund.blocks[index] ?? []);

export const sparkFundArticle: ArticleProps = {
  back: blog.article.back,
  title: articles[1]?.title ?? '',
  lede: sparkFund.lede,
  facts: [
    { name: blog.article.facts.published, value: 'July 10, 2025' },
    { name: blog.article.facts.readingTime, value: articles[1]?.readTime ?? '' },
    blog.article.facts.figures,
  ],
  lead: {
    media: <StorageElevation label={storageElevation.alternativeText} />,
    drawing: titleOf(storageElevation),
    format: 'long',
  },
  second: {
    media: <RentSection label={rentSection.alternativeText} />,
    drawing: titleOf(rentSection),
    format: 'portrait',
  },
  blocks,
  risk: {
    heading: blog.article.risk.heading,
    text: blog.article.risk.text,
    document: {
      label: blog.article.risk.documentLabel,
      href: 'https://documents.limestone-main.example/offering-circular',
      external: true,
    },
  },
  notes: notesOf({ ...sparkFund, blocks }, notes),
  notesHeading,
  action: sparkFund.action,
};
