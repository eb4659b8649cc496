import type { ProseWithTargets } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TargetRisk } from '../TargetRisk/TargetRisk.tsx';
import * as styles from './PointList.css.ts';

export interface PointListProps extends RootProps<HTMLUListElement> {
  /** `tick` for arguments in favor, `caution` for arguments against. Both have the same weight. */
  mark: keyof typeof marks;
  points: readonly { title: string; text: ProseWithTargets }[];
}

const marks = { tick: 'M3 10.5 8 15.5 17 5', caution: 'M2.5 5h15L10 16z' };

/** Short points in two columns, read row by row. A target among them includes its risk. */
export function PointList({ mark, points, ...rootProps }: PointListProps) {
  return (
    <ul {...rootProps} className={styles.list} data-mark={mark}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
            <path d={marks[mark]} />
          </svg>
          <Text weight="strong">{title}</Text>
          <div className={styles.text}>
            <Prose tone="muted" parts={text} />
            <TargetRisk parts={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
