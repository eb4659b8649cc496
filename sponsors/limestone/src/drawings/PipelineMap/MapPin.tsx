import { circle, polyline, round } from '@sponsor/ui/drawings';
import { projectPlace } from '../map/map-projection.ts';
import * as styles from './PipelineMap.css.ts';
import type { MapSite } from './PipelineMap.tsx';

const radius = 6.5;
/** The length of the leader's last segment, which is level like a line of text. */
const level = 12;

/** A site with its name at the end of a leader. */
export function MapPin({ site: { at, detail, label, name, status } }: { site: MapSite }) {
  const [x, y] = projectPlace(at);
  const side = Math.sign(label[0]);
  const [end, foot] = [x + label[0], y + label[1]];
  const ends = side < 0 || undefined;
  return (
    <>
      <g className={styles.labels}>
        <path
          className={styles.leader}
          d={polyline([
            [x, y],
            [end - side * level, foot],
            [end, foot],
          ])}
        />
        <text className={styles.name} data-ends={ends} x={round(end + side * 6)} y={round(foot - 1)}>
          {name}
        </text>
        <text className={styles.detail} data-ends={ends} x={round(end + side * 6)} y={round(foot + 16)}>
          {detail}
        </text>
      </g>
      <path className={styles.pins[status]} d={circle(x, y, radius)} />
    </>
  );
}
