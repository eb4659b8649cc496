import '@sponsor/ui/styles.css';
import './harbor.css';
import { ToastProvider } from '@sponsor/ui';
import { createRoot } from 'react-dom/client';
import { LandingPage } from './landing-page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <ToastProvider>
    <LandingPage />
  </ToastProvider>,
);
