import { contact } from '@sponsor/content/contact';
import { flexLowSun } from '@sponsor/content/pictures';
import { sponsor } from '@sponsor/content/sponsor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ContactForm } from '../../forms/ContactForm/ContactForm.tsx';
import { ContactPanel } from './ContactPanel.tsx';

const { getInTouch } = contact;
const { caption, ...picture } = flexLowSun;

const meta = {
  title: 'Sections/ContactPanel',
  component: ContactPanel,
  args: {
    heading: contact.heading,
    lede: contact.lede,
    media: <Picture {...picture} sizes="100vw" />,
    caption,
    getInTouch: {
      heading: getInTouch.heading,
      ways: [
        { label: getInTouch.officeLabel, value: sponsor.office },
        { label: getInTouch.phoneLabel, value: { label: '(317) 555-0100', href: 'tel:3175550100' } },
        {
          label: getInTouch.emailLabel,
          value: { label: 'hello@limestone-main.example', href: 'mailto:hello@limestone-main.example' },
        },
        {
          label: getInTouch.networkLabel,
          value: { label: 'LinkedIn', href: 'https://network.example/limestone', external: true },
        },
      ],
    },
    message: contact.message,
    form: (
      <ContactForm action="/api/forms/contact/submissions" texts={contact.form} onSubmit={() => Promise.resolve()} />
    ),
  },
  parameters: { visual: { widths: [390, 1440] } },
} satisfies Meta<typeof ContactPanel>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
