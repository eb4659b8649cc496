import type { NavigationLink } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../Link/Link.tsx';
import { close } from '../NotePopover/popover-sheet.css.ts';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { Word } from '../Words/Word.tsx';
import * as styles from './Term.css.ts';

export interface TermExplanationProps extends RootProps<HTMLDivElement> {
  /** The id that its `Term`s refer to. */
  id: string;
  /** The term, as in a glossary. */
  title: string;
  /** One to three sentences. */
  description: string;
  /** A link to more about it. */
  more: NavigationLink;
}

/** The meaning of a `Term`: next to it, or at the bottom of the window if the browser does not support anchors. */
export function TermExplanation({ id, title, description, more, ...rootProps }: TermExplanationProps) {
  return (
    <div {...rootProps} id={id} className={styles.explanation} popover="auto" data-surface="base">
      <div>
        <Text weight="strong">{title}</Text>
        <p>{description}</p>
        <Link variant="standalone" href={more.href}>
          {more.label}
        </Link>
      </div>
      <button type="button" className={close} popoverTarget={id} popoverTargetAction="hide">
        <VisuallyHidden>
          <Word name="close" />
        </VisuallyHidden>
        <CloseMark />
      </button>
    </div>
  );
}
