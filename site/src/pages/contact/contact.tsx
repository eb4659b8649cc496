import { contact, contactMap, contactPicture } from '@sponsor/content/contact';
import { pipelineMap } from '@sponsor/content/drawing-words';
import { PipelineMap } from '@sponsor/content/drawings';
import { footer } from '@sponsor/content/footer';
import { pipeline } from '@sponsor/content/opportunity';
import { sponsor } from '@sponsor/content/sponsor';
import { pageVersionPlaceholder, telephoneLink } from '@sponsor/domain';
import { ContactPanel, Pipeline } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { useRenderContext } from '../../render-context.ts';
import Message from './message.island.tsx';

const { getInTouch } = contact;

/** The sponsor's contact details, and a form. */
export function Component() {
  const { phone, email, linkedInUrl } = useRenderContext().site;
  return (
    <>
      <ContactPanel
        {...contact}
        media={<BuiltPicture of={contactPicture} sizes="(min-width: 1024px) 68vw, 100vw" loading="first" />}
        caption={contactPicture.caption}
        getInTouch={{
          heading: getInTouch.heading,
          ways: [
            { label: getInTouch.officeLabel, value: sponsor.office },
            { label: getInTouch.phoneLabel, value: telephoneLink(phone) },
            { label: getInTouch.emailLabel, value: { label: email, href: `mailto:${email}` } },
            ...(linkedInUrl
              ? [
                  {
                    label: getInTouch.networkLabel,
                    value: { label: footer.networkLabel, href: linkedInUrl, external: true },
                  },
                ]
              : []),
          ],
        }}
        form={
          <Island when="idle">
            <Message campaign={sponsor.campaigns.contact} pageVersion={pageVersionPlaceholder} />
          </Island>
        }
      />
      <Pipeline
        {...contactMap}
        asOf={pipeline.asOf}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />}
        drawing={pipelineMap}
      />
    </>
  );
}
