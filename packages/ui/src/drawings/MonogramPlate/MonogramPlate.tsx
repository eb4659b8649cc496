import { Drawing } from '../kit/Drawing.tsx';
import { rectangle } from '../kit/geometry.ts';
import { constructions } from './constructions.ts';
import * as styles from './MonogramPlate.css.ts';

export interface MonogramPlateProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** Of the role, not of the name: two or three capitals. */
  letters: string;
  /** The part of a building in the background, so that no two plates of a row look alike. */
  construction: keyof typeof constructions;
  /** Alternates between neighbors. */
  ground: keyof typeof styles.grounds;
}

/** A placeholder for a portrait: the letters of a role among the construction lines of a building, 4 by 5. */
export function MonogramPlate({ label, letters, construction, ground }: MonogramPlateProps) {
  const { built, constructing } = constructions[construction];
  return (
    <Drawing label={label} viewBox="0 0 240 300">
      <path className={styles.grounds[ground]} d={rectangle(0, 0, 240, 300)} />
      <path className={styles.constructing[ground]} d={constructing} />
      <path className={styles.built[ground]} d={rectangle(15, 15, 210, 270) + built} />
      <text className={styles.monogram[ground]} x="120" y="172">
        {letters}
      </text>
    </Drawing>
  );
}
