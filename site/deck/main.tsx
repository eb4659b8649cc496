import 'virtual:sponsor-theme';
import { deckPages } from '@sponsor/content/deck-pages';
import { sponsor } from '@sponsor/content/sponsor';
import { createRoot } from 'react-dom/client';
import { Deck } from './deck.tsx';

document.documentElement.dataset['theme'] = sponsor.theme;
document.title = deckPages?.title ?? '';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Deck />);
