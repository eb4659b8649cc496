import { filmWords } from '@sponsor/content/films';
import { sponsor } from '@sponsor/content/sponsor';
import type { FilmScene } from '@sponsor/contract';
import { BuiltPicture } from '../src/parts/built-picture.tsx';
import * as styles from './film-still.css.ts';

interface FilmStillProps {
  scene: FilmScene;
  number: number;
  count: number;
}

/** One scene of a film. CSS animates it, so the film maker can stop it at any moment. */
export function FilmStill({ scene: { heading, text, picture }, number, count }: FilmStillProps) {
  return (
    <div className={styles.frame} data-scene="">
      {picture && (
        <div className={styles.picture}>
          <BuiltPicture of={picture} sizes="1600px" loading="eager" fill />
        </div>
      )}
      <div className={picture ? styles.wordsBeside : styles.wordsAlone}>
        <p className={styles.sponsor}>{sponsor.name}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.foot}>
        <p>{filmWords.foot}</p>
        <ol className={styles.marks}>
          {Array.from({ length: count }, (_, mark) => (
            <li key={mark} className={mark <= number ? styles.passed : styles.ahead} />
          ))}
        </ol>
      </div>
    </div>
  );
}
