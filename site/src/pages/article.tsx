import type { articles } from '@sponsor/content/articles';
import { blog } from '@sponsor/content/blog';
import { notes, notesHeading } from '@sponsor/content/notes';
import { type Article as ArticleText, claimsOfArticle, formatDay, notesOf } from '@sponsor/domain';
import { Article } from '@sponsor/ui/sections';
import type { ComponentType } from 'react';
import { pictures } from '../article-pictures.tsx';
import { useRenderInput } from '../render-context.ts';

const { back, facts, risk } = blog;

/** The page of an article. Six addresses share it, so it is given its article instead of importing one. */
export function articlePage(summary: (typeof articles)[number], text: ArticleText): ComponentType {
  return function ArticlePage() {
    const { offeringCircularUrl } = useRenderInput().site;
    return (
      <Article
        back={back}
        title={summary.title}
        lede={text.lede}
        facts={[
          { name: facts.published, value: formatDay(summary.date) },
          { name: facts.readingTime, value: summary.readTime },
          { name: facts.topic, value: summary.topic },
          facts.figures,
        ]}
        {...pictures[summary.id]}
        blocks={text.blocks}
        risk={{
          heading: risk.heading,
          text: risk.text,
          document: { label: risk.documentLabel, href: offeringCircularUrl },
        }}
        notes={notesOf(claimsOfArticle(text), notes)}
        notesHeading={notesHeading}
        action={text.action}
      />
    );
  };
}
