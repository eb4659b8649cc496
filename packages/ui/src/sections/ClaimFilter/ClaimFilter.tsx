import type { Claim, NavigationLink, RegisteredTopic } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Filter } from '../../components/Filter/Filter.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';
import * as styles from './ClaimFilter.css.ts';

export interface ClaimFilterProps extends RootProps<HTMLDivElement> {
  /** Names the choice. */
  label: string;
  /** The option that filters nothing. */
  allLabel: string;
  /** The names of the kinds of claims. */
  kinds: Record<Claim['kind'], string>;
  /** The option for withdrawn claims. */
  withdrawnLabel: string;
  /** The counted unit: everything in the registers below. */
  topics: readonly RegisteredTopic[];
  /** The same claims as a spreadsheet. */
  file: NavigationLink;
  /** The registers, a `ClaimRegister` per topic. */
  children: ReactNode;
}

/** Filters the claims of registers: all, those of one kind, or withdrawn ones. */
export function ClaimFilter(props: ClaimFilterProps) {
  const { label, allLabel, kinds, withdrawnLabel, topics, file, children, ...rootProps } = props;
  const claims = topics.flatMap(({ notes }) => notes.flatMap((note) => note.claims));
  const withdrawn = topics.flatMap((topic) => topic.withdrawn ?? []).length;
  const options = [
    { value: 'all', label: allLabel, count: claims.length + withdrawn },
    ...Object.entries(kinds).map(([value, kind]) => ({
      value,
      label: kind,
      count: claims.filter(({ claim }) => claim.kind === value).length,
    })),
    { value: 'withdrawn', label: withdrawnLabel, count: withdrawn },
  ];
  return (
    <div {...attributesOf(rootProps)} className={styles.filtered}>
      <Container>
        <div className={styles.bar}>
          <Filter label={label} options={options.filter(({ count }) => count > 0)} />
          <Link variant="standalone" href={file.href}>
            {file.label}
          </Link>
        </div>
      </Container>
      {children}
    </div>
  );
}
