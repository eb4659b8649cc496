import type { ReactNode } from 'react';
import { vars } from '../packages/ui/src/tokens/contract.css.ts';

interface StoryFrameProps {
  surface: 'page' | 'tint' | 'inverse';
  /** A brand that is not that of the page; it has only this frame to hold in. */
  theme: string | undefined;
  /** A story by itself; on a page its ground is as high as the story. */
  fillsWindow: boolean;
  children: ReactNode;
}

/** The ground that a small story stands on; sections and panels bring their own. */
export function StoryFrame({ surface, theme, fillsWindow, children }: StoryFrameProps) {
  return (
    <div
      data-theme={theme}
      data-surface={surface === 'inverse' ? 'inverse' : 'base'}
      style={{
        minBlockSize: fillsWindow ? '100vh' : undefined,
        padding: vars.space.x6,
        backgroundColor: surface === 'tint' ? vars.color.surface.tint : vars.color.surface.page,
        color: vars.color.text.default,
      }}
    >
      {children}
    </div>
  );
}

/** What a panel for staff stands on, as in `AdminShell`: the raised ground, and the sizes of screens that people work in all day. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-density="compact"
      style={{
        padding: vars.space.x6,
        backgroundColor: vars.color.surface.raised,
        color: vars.color.text.default,
        fontSize: vars.type.size.body,
      }}
    >
      {children}
    </div>
  );
}
