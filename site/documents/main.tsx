import { documents } from '@sponsor/content/documents';
import { theme } from '@sponsor/content/theme';
import type { FundKind } from '@sponsor/domain';
import { createRoot } from 'react-dom/client';
import { requireContent } from '../src/require-content.ts';
import { SampleDocument } from './sample-document.tsx';

const fund: FundKind = window.location.search === '?regulation-d' ? 'regulation-d' : 'regulation-a';
const words = requireContent(documents[fund], `the document of ${fund} in documents.ts`);

document.documentElement.dataset['theme'] = theme;
document.title = words.title;
const root = document.getElementById('root');
if (root) createRoot(root).render(<SampleDocument fund={fund} words={words} />);
