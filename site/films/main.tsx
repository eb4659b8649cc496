import 'virtual:sponsor-theme';
import { films } from '@sponsor/content/films';
import { sponsor } from '@sponsor/content/sponsor';
import { createRoot } from 'react-dom/client';
import { FilmStill } from './film-still.tsx';

/** Shows the scene that the address names: `?film=overview&scene=0`. */
document.documentElement.dataset['theme'] = sponsor.theme;
const asked = new URLSearchParams(location.search);
const film = Object.values(films).find(({ name }) => name === asked.get('film'));
const number = Number(asked.get('scene'));
const root = document.getElementById('root');
if (root && film?.scenes[number]) {
  createRoot(root).render(<FilmStill scene={film.scenes[number]} number={number} count={film.scenes.length} />);
}
