import { storageElevation } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';
import { StorageElevation } from '@sponsor/ui/drawings';
import { InvestNow } from '@sponsor/ui/sections';

/** The notes of the home page, and its last word, whose building stands on the footer's ground. */
export function HomeClosing() {
  return (
    <>
      <Section space="compact">
        <Footnotes notes={home.notes} heading={notesHeading} headingLevel={2} />
      </Section>
      <InvestNow
        {...home.investNow}
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
        drawing={storageElevation}
      />
    </>
  );
}
