import type { ReactNode } from 'react';
import { vars } from '../packages/ui/src/tokens/contract.css.ts';

interface StoryFrameProps {
  surface: 'page' | 'tint' | 'inverse';
  /** A brand other than the page's; it applies only to this frame. */
  theme: string | undefined;
  /** A story on its own; on a page its background is as high as the story. */
  fillsWindow: boolean;
  children: ReactNode;
}

/** The background of a small story; sections and panels bring their own. */
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

/**
 * The background of a staff panel, as in `AdminShell`: the raised surface, and the sizes of screens that people work in
 * all day.
 */
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
