import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import { pageVersionPlaceholder } from '@sponsor/domain';
import { PageNotes, WebinarRegistration } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { Legends } from '../../parts/legends.tsx';
import { WhileOpen } from '../../parts/while-open.tsx';
import { present } from '../../present.ts';
import Registration from './registration.island.tsx';

const { notes, picture, ...webinar } = present(webinars['regulation-d'], 'the words of this webinar');

/** What the webinar of the Regulation D fund is about, and the form that opens it. */
export function Component() {
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={
          <WhileOpen fund="regulation-d">
            <Island when="idle">
              <Registration
                fund="regulation-d"
                formId="webinar-reg-d"
                access="/regd-webinar-access"
                pageVersion={pageVersionPlaceholder}
              />
            </Island>
          </WhileOpen>
        }
        media={<BuiltPicture of={picture} sizes="(min-width: 768px) 56vw, 100vw" loading="eager" />}
        caption={picture.caption}
        document={{ label: webinar.documentLabel, href: '/ppm' }}
      />
      <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
        <Legends of={['regulation-d']} />
      </PageNotes>
    </>
  );
}
