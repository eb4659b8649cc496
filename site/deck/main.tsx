import '@sponsor/ui/theme';
import { createRoot } from 'react-dom/client';
import { Deck } from './deck.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Deck />);
