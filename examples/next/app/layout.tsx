import '@sponsor/ui/styles.css';
import './harbor.css';
import { SiteFooter, SiteHeader } from '@sponsor/ui/sections';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Mark } from './mark';
import { Providers } from './providers';
import { footer, header } from './words';

export const metadata: Metadata = { title: 'Harbor Row Fund' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="harbor">
      <body>
        <Providers>
          <SiteHeader {...header} mark={<Mark />} currentPath="/" solid="always" mainId="main" />
          <main id="main">{children}</main>
          <SiteFooter {...footer} mark={<Mark />} />
        </Providers>
      </body>
    </html>
  );
}
