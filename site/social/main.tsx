import { theme } from '@sponsor/content/theme';
import { createRoot } from 'react-dom/client';
import { publicRoutes } from '../src/routes.ts';
import { AppIcon } from './app-icon.tsx';
import { Card } from './card.tsx';

document.documentElement.dataset['theme'] = theme;
const canonical = new URLSearchParams(location.search).get('card');
const page = publicRoutes.find(({ handle }) => handle.canonical === canonical);
const root = document.getElementById('root');
if (root) createRoot(root).render(page ? <Card {...page.handle} /> : <AppIcon />);
