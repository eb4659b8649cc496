import { brand } from '@sponsor/content/brand';
import { contact } from '@sponsor/content/contact';
import { footer } from '@sponsor/content/footer';
import { flexLowSun } from '@sponsor/content/pictures';
import { ContactPanel } from '@sponsor/ui/sections';
import { island } from '../island.tsx';
import { useRenderInput } from '../render-context.ts';

const Message = island(() => import('../islands/contact-message.tsx').then((module) => module.ContactMessage), 'idle');
const Banner = island(
  () => import('../islands/contact-banner.tsx').then((module) => module.ContactBanner),
  'navigation',
);

export default function ContactPage() {
  const { phone, email, linkedInUrl } = useRenderInput().site;
  const { heading, lede, getInTouch, message } = contact;
  return (
    <ContactPanel
      heading={heading}
      lede={lede}
      media={<Banner />}
      caption={flexLowSun.caption}
      getInTouch={{
        heading: getInTouch.heading,
        ways: [
          { label: getInTouch.officeLabel, value: brand.office },
          { label: getInTouch.phoneLabel, value: { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` } },
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
      message={message}
      form={<Message />}
    />
  );
}
