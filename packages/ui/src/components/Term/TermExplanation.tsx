import type { NavigationLink } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Term.css.ts';

export interface TermExplanationProps extends RootProps<HTMLDivElement> {
  /** What its `Term`s lead to. */
  id: string;
  /** The word, as a glossary has it. */
  title: string;
  /** One to three sentences. */
  description: string;
  /** Where more is said of it. */
  more: NavigationLink;
}

/** What a `Term` means: beside it, or at the foot of the window where the browser cannot tell where that is. */
export function TermExplanation({ id, title, description, more, ...rootProps }: TermExplanationProps) {
  return (
    <div {...rootProps} id={id} className={styles.explanation} popover="auto" data-surface="base">
      <Text weight="strong">{title}</Text>
      <p>{description}</p>
      <Link variant="standalone" href={more.href}>
        {more.label}
      </Link>
    </div>
  );
}
