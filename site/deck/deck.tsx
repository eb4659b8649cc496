import { deck } from '@sponsor/content/deck';
import { deckPages } from '@sponsor/content/deck-pages';
import { documents } from '@sponsor/content/documents';
import { apartmentsElevation, deckCover, rentSection, storageElevation } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, DeckCover, RentSection, StorageElevation } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import { Claim, Footnotes, Heading, Prose, Text } from '@sponsor/ui';
import type { ReactNode } from 'react';
import { requireContent } from '../src/require-content.ts';
import * as styles from './deck.css.ts';

const { building, terms, rent, risks, contact, footer } = requireContent(deckPages, 'deck-pages.ts');
const { legend } = requireContent(deck, 'deck.ts');
const cover = requireContent(deckCover, 'the text of deckCover in drawings.ts');
const circular = requireContent(documents['regulation-a'], 'the document of the fund in documents.ts');
const { phone, email } = sponsor.siteDefaults;

/** Every page of the sample deck, in order. */
export function Deck() {
  return (
    <>
      <div className={styles.cover}>
        <DeckCover label={cover.alternativeText} {...cover.cover} />
      </div>
      <Sheet number={2} heading={building.heading} introduction={building.introduction}>
        <div className={styles.kinds}>
          <div className={styles.columns}>
            {building.kinds.map(({ name, text }) => (
              <div key={name} className={styles.ruled}>
                <Heading level={3} size="lede">
                  {name}
                </Heading>
                <Text tone="muted">{text}</Text>
              </div>
            ))}
          </div>
          <div className={styles.elevation}>
            <ApartmentsElevation label={apartmentsElevation.alternativeText} />
          </div>
        </div>
      </Sheet>
      <Sheet number={3} heading={terms.heading} introduction={terms.introduction}>
        <div className={styles.terms}>
          <div className={styles.columns}>
            {terms.figures.map(({ claim, detail }) => (
              <div key={claim.id} className={styles.ruled}>
                <Claim claim={claim} display="figure" />
                {detail && <Prose size="small" tone="muted" parts={detail} />}
              </div>
            ))}
          </div>
          <div className={styles.notes}>
            <Footnotes notes={terms.notes} heading={terms.notesHeading} headingLevel={3} />
          </div>
        </div>
      </Sheet>
      <Sheet number={4} heading={rent.heading} introduction={rent.introduction}>
        <div className={styles.rent}>
          <RentSection label={rentSection.alternativeText} />
          <ol className={styles.path}>
            {rent.path.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <Heading level={3} size="lede">
                  {title}
                </Heading>
                <Prose tone="muted" parts={text} />
              </li>
            ))}
          </ol>
        </div>
      </Sheet>
      <Sheet number={5} heading={risks.heading} introduction={legend}>
        <ul className={styles.risks}>
          {risks.risks.map(({ lead, text }) => (
            <li key={lead} className={styles.ruled}>
              <p className={styles.lead}>{lead}</p>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet number={6} heading={contact.heading} introduction={contact.introduction}>
        <div className={styles.contact}>
          <dl className={styles.columns}>
            {[
              [contact.officeLabel, sponsor.office],
              [contact.phoneLabel, phone],
              [contact.emailLabel, email],
              [contact.circularLabel, circular.title],
            ].map(([label, value]) => (
              <div key={label} className={styles.ruled}>
                <dt>
                  <Text size="small" tone="muted" component="span">
                    {label}
                  </Text>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Text>{contact.sampleNotice}</Text>
          <div className={styles.elevation}>
            <StorageElevation label={storageElevation.alternativeText} />
          </div>
        </div>
      </Sheet>
    </>
  );
}

interface SheetProps {
  number: number;
  heading: string;
  introduction: string;
  children: ReactNode;
}

function Sheet({ number, heading, introduction, children }: SheetProps) {
  return (
    <section className={styles.sheet} data-sheet={number}>
      <div className={styles.head}>
        <Heading level={2} size="heading3">
          {heading}
        </Heading>
        <Text tone="muted">{introduction}</Text>
      </div>
      {children}
      <p className={styles.foot}>
        <span>{footer}</span>
        <span>{number}</span>
      </p>
    </section>
  );
}
