import '@sponsor/ui/theme';
import { createRoot } from 'react-dom/client';
import { routes } from '../src/routes.ts';
import { AppIcon } from './app-icon.tsx';
import { Card } from './card.tsx';

const canonical = new URLSearchParams(location.search).get('card');
const route = routes.find((candidate) => candidate.canonical === canonical);
const root = document.getElementById('root');
if (root) createRoot(root).render(route ? <Card {...route} /> : <AppIcon />);
