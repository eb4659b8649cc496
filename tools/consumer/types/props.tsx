import '@sponsor/ui/styles.css';
import '@sponsor/ui/styles/Button.css';
import '@sponsor/ui/themes/limestone.css';
import type { TargetClaim } from '@sponsor/domain';
import {
  Button,
  ButtonLink,
  Carousel,
  Dialog,
  Drawer,
  Field,
  GridItem,
  Heading,
  Inline,
  Link,
  Section,
  Select,
  Slider,
  Stack,
  Text,
  TextField,
  useToast,
} from '@sponsor/ui';
import { Drawing } from '@sponsor/ui/drawings';
import { ContactForm, SignUpForm } from '@sponsor/ui/forms';
import { HomeHero, PageHead, SiteFooter } from '@sponsor/ui/sections';
import { breakpoints, vars } from '@sponsor/ui/tokens';

const target: TargetClaim = {
  id: 'six',
  kind: 'target',
  text: '6% a year',
  notes: [1],
  risk: 'You could lose it.',
  paid: 'Not yet paid.',
};

/** Valid props. */
export const right = (
  <Section surface="inverse" space="compact">
    <Stack space="x8" align="start">
      <Heading level={1} size="hero">
        Harbor Fund One
      </Heading>
      <Text size="lede" tone="muted" weight="medium" lang="en">
        Warehouses on the Ohio.
      </Text>
      <Inline justify="between" align="baseline">
        <Button variant="outline" size="large" onClick={(event) => event.currentTarget.blur()}>
          Invest
        </Button>
        <Button loading={false} loadingLabel="Sending">
          Send
        </Button>
        <ButtonLink href="/invest" size="small">
          Invest
        </ButtonLink>
        <Link href="/terms" variant="standalone">
          Terms
        </Link>
      </Inline>
      <TextField label="E-mail" name="email" type="email" autoComplete="email" size="medium" />
      <ContactForm
        action="/contact"
        texts={{
          nameLabel: 'Name',
          emailLabel: 'E-Mail-Adresse',
          messageLabel: 'Nachricht',
          messageHelpText: 'Mit Ihrer Nummer, wenn wir Sie anrufen sollen.',
          submitLabel: 'Senden',
          submittingLabel: 'Wird gesendet …',
          legalNote: ['Es gilt unser Datenschutz.'],
          errors: { name: { invalid: 'Bitte nennen Sie Ihren Namen.' } },
        }}
        onSubmit={async ({ name }) => void name.trim()}
      />
      <Carousel aria-labelledby="towns" slides={['Bloomington', 'Gary'].map((content, id) => ({ id, content }))} />
      <Dialog heading="Call us" trigger={(trigger) => <Button {...trigger}>Call us</Button>}>
        Monday to Friday.
      </Dialog>
      <Drawer heading="Filters" open={false}>
        None.
      </Drawer>
      <GridItem columns="1-7">{`${breakpoints.medium} ${vars.color.text.muted}`}</GridItem>
    </Stack>
  </Section>
);

/** Invalid props: the compiler must refuse every one of these. */
export const wrong = [
  // @ts-expect-error no such variant
  <Button key={1} variant="bogus">
    Invest
  </Button>,
  // @ts-expect-error a size is a word
  <Button key={2} size={42}>
    Invest
  </Button>,
  // @ts-expect-error a loading button needs a second text
  <Button key={3} loading>
    Invest
  </Button>,
  // @ts-expect-error components take no class
  <Button key={4} className="mine">
    Invest
  </Button>,
  // @ts-expect-error no such size
  <ButtonLink key={5} href="/invest" size="huge">
    Invest
  </ButtonLink>,
  // @ts-expect-error no such tone
  <Text key={6} tone="nonsense">
    Words
  </Text>,
  // @ts-expect-error no such size
  <Text key={7} size="hero">
    Words
  </Text>,
  // @ts-expect-error no such weight
  <Text key={8} weight={700}>
    Words
  </Text>,
  // @ts-expect-error a variant is a word
  <Link key={9} href="/terms" variant={7}>
    Terms
  </Link>,
  // @ts-expect-error a link needs an address
  <Link key={10}>Terms</Link>,
  // @ts-expect-error there is no level 7
  <Heading key={11} level={7}>
    Words
  </Heading>,
  // @ts-expect-error no such size
  <Heading key={12} level={2} size="huge">
    Words
  </Heading>,
  // @ts-expect-error a gap is a step of the scale
  <Stack key={13} space={4}>
    Words
  </Stack>,
  // @ts-expect-error no such alignment
  <Stack key={14} align="end">
    Words
  </Stack>,
  // @ts-expect-error no such distribution
  <Inline key={15} justify="around">
    Words
  </Inline>,
  // @ts-expect-error no such surface
  <Section key={16} surface="dark">
    Words
  </Section>,
  // @ts-expect-error no such space
  <Section key={17} space="x4">
    Words
  </Section>,
  // @ts-expect-error no such size
  <TextField key={18} label="E-mail" name="email" autoComplete="email" size="small" />,
  // @ts-expect-error a field needs a label
  <TextField key={19} name="email" autoComplete="email" />,
  // @ts-expect-error no such columns
  <GridItem key={20} columns="0-13" />,
  <Field key={21} label="E-mail">
    {/* @ts-expect-error a field's control is rendered by a function */}
    <input />
  </Field>,
  // @ts-expect-error a select needs options
  <Select key={22} label="Amount" name="amount" />,
  // @ts-expect-error a slider needs its minimum and maximum
  <Slider key={23} label="Amount" />,
  // @ts-expect-error a drawing needs a label
  <Drawing key={24} />,
  // @ts-expect-error a form needs a handler
  <SignUpForm key={25} />,
  // @ts-expect-error a section needs words
  <HomeHero key={26} />,
  // @ts-expect-error no such prop
  <SiteFooter key={27} theme="dark" />,
  // @ts-expect-error a page head cannot show the risk of a target
  <PageHead key={28} heading="Boathouses" lede={['It aims at ', target, '.']} />,
  // @ts-expect-error a carousel needs a label
  <Carousel key={29} slides={[]} />,
  // @ts-expect-error a dialog needs a trigger or a state
  <Dialog key={30} heading="Call us">
    Monday to Friday.
  </Dialog>,
  // @ts-expect-error a drawer needs a trigger or a state
  <Drawer key={31} heading="Filters">
    None.
  </Drawer>,
  // @ts-expect-error no such token
  vars.color.text.evergreen,
];

export function Sent() {
  const notify = useToast();
  notify({ message: 'Sent' });
  notify({ title: 'Sent', description: 'We write to you.', tone: 'default' });
  // @ts-expect-error a title comes with a description, and a message comes alone
  notify({ title: 'Sent', message: 'We write to you.' });
  return null;
}
