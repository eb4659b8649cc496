import type { NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ErrorScreenWords {
  heading: string;
  text: string;
  /** The label of the button that reloads the page. */
  reload: string;
  returnToHome: NavigationLink;
}

export interface ErrorScreenProps extends RootProps, ErrorScreenWords {
  /** The number under which the failure was logged, and the words before it. */
  incident?: { label: string; id: string };
}

/** Shown when a page itself fails. Offers a way on without a router or a script. */
export function ErrorScreen({ heading, text, reload, returnToHome, incident, ...rootProps }: ErrorScreenProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <Stack space="x6">
        <Heading level={1} size="heading2" id={headingId}>
          {heading}
        </Heading>
        <Text size="lede" tone="muted">
          {text}
        </Text>
        <Inline space="x4">
          {/* An empty address is the page's own. */}
          <ButtonLink href="">{reload}</ButtonLink>
          <ButtonLink href={returnToHome.href} variant="outline">
            {returnToHome.label}
          </ButtonLink>
        </Inline>
        {incident && (
          <Text size="small" tone="muted">
            {incident.label} <code>{incident.id}</code>
          </Text>
        )}
      </Stack>
    </Section>
  );
}
