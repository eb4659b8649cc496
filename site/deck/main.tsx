import { deckPages } from '@sponsor/content/deck-pages';
import { theme } from '@sponsor/content/theme';
import { createRoot } from 'react-dom/client';
import { Deck } from './deck.tsx';

document.documentElement.dataset['theme'] = theme;
document.title = deckPages?.title ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Deck />);
