import { webinars, webinarWords } from '@sponsor/content/webinar';
import { type FundKind, pageVersionPlaceholder } from '@sponsor/domain';
import { WebinarRegistration } from '@sponsor/ui/sections';
import { useOfferingDocument } from '../../circular.ts';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { IfOfferingOpen } from '../../parts/if-offering-open.tsx';
import { PageEnd } from '../../parts/page-end.tsx';
import { requireContent } from '../../require-content.ts';
import Registration from './registration.island.tsx';
import { webinarForms } from './webinar-forms.ts';

const accessPaths = { 'regulation-a': '/webinar-access', 'regulation-d': '/regd-webinar-access' };

/** The topics of a fund's webinar, and the form that opens it. */
export function Component({ fund }: { fund: FundKind }) {
  const { notes, picture, ...webinar } = requireContent(webinars[fund], 'the words of this webinar');
  const document = useOfferingDocument(fund);
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={
          <IfOfferingOpen fund={fund}>
            <Island when="idle">
              <Registration
                fund={fund}
                formId={webinarForms[fund]}
                access={accessPaths[fund]}
                pageVersion={pageVersionPlaceholder}
              />
            </Island>
          </IfOfferingOpen>
        }
        media={<BuiltPicture of={picture} sizes="(min-width: 768px) 56vw, 100vw" loading="eager" />}
        caption={picture.caption}
        document={{ label: webinar.documentLabel, ...document }}
      />
      <PageEnd notes={notes} funds={[fund]} />
    </>
  );
}
