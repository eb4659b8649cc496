import { signUp } from '@sponsor/content/sign-up';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import { landingHero } from './LandingHero.fixtures.tsx';
import { LandingHero } from './LandingHero.tsx';

const meta = {
  title: 'Sections/LandingHero',
  component: LandingHero,
  args: landingHero,
  parameters: { visual: { widths: [390, 1440] } },
} satisfies Meta<typeof LandingHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { drawings: ['1440'] } },
};
export const LongWords: Story = {
  args: {
    heading: 'Vermögensdiversifizierung durch einkommensgenerierende Gewerbe-und-Wohnimmobilienbeteiligungen',
    form: (
      <SignUpForm
        action="/api/forms/sign-up/submissions"
        texts={{ ...signUp.form, submitLabel: 'Informationsmaterial unverbindlich anfordern' }}
        onSubmit={() => Promise.resolve()}
      />
    ),
    webinar: { label: 'Informationsveranstaltung ansehen', href: '/webinar' },
  },
  parameters: { visual: { widths: [320] } },
};
