import { films } from '@sponsor/content/films';
import { theme } from '@sponsor/content/theme';
import { createRoot } from 'react-dom/client';
import { FilmStill } from './film-still.tsx';

/** Shows the scene that the address names: `?film=overview&scene=0`. */
document.documentElement.dataset['theme'] = theme;
const asked = new URLSearchParams(location.search);
const film = Object.values(films).find(({ name }) => name === asked.get('film'));
const number = Number(asked.get('scene'));
const root = document.getElementById('root');
if (root && film?.scenes[number]) {
  createRoot(root).render(<FilmStill scene={film.scenes[number]} number={number} count={film.scenes.length} />);
}
