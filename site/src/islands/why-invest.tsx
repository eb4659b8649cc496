import { whyInvest } from '@sponsor/content/why-invest';
import { Footnotes, Picture } from '@sponsor/ui';
import { WhyInvest } from '@sponsor/ui/sections';
import { asBuilt } from '../pictures.ts';
import { useRenderInput } from '../render-context.ts';

const files = import.meta.glob<string>('../../../packages/content/pictures/value-*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

const { values, risks, notes, notesHeading, ...words } = whyInvest;

const cards = values.cards.map(({ title, description, picture }, place) => {
  const { caption: _once, ...built } = asBuilt(picture, files);
  const sizes =
    place === 0 ? '(min-width: 1024px) 37vw, (min-width: 768px) 46vw, 92vw' : '(min-width: 768px) 46vw, 40vw';
  return { title, description, media: <Picture {...built} sizes={sizes} fill /> };
});

/** What speaks for the Regulation A fund, and what against it. */
export function FundWhyInvest() {
  const { offeringCircularUrl } = useRenderInput().site;
  return (
    <WhyInvest
      {...words}
      id="why-invest"
      values={{ ...values, cards }}
      risks={{ ...risks, link: { label: risks.linkLabel, href: offeringCircularUrl } }}
      notes={<Footnotes notes={notes} heading={notesHeading} headingLevel={3} />}
    />
  );
}
