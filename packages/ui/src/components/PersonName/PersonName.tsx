import type { Person } from '@sponsor/domain';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PersonName.css.ts';

interface PersonNameProps {
  person: Pick<Person, 'name' | 'title' | 'sample'>;
  headingLevel: HeadingProps['level'];
  size: NonNullable<HeadingProps['size']>;
}

/** A person's name as a heading, shaded while it is a placeholder, with the title under it. */
export function PersonName({ person: { name, title, sample }, headingLevel, size }: PersonNameProps) {
  return (
    <div className={styles.block}>
      <Heading level={headingLevel} size={size}>
        <span className={styles.name} data-sample={sample}>
          {name}
        </span>
      </Heading>
      <Text size="small" weight="strong">
        {title}
      </Text>
    </div>
  );
}
