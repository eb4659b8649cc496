import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const details = () => screen.getByRole<HTMLDetailsElement>('group');

function show(props: Partial<DisclosureProps> = {}) {
  const handleOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Disclosure summary="What was sent" onOpenChange={handleOpenChange} {...props}>
      Four fields
    </Disclosure>,
  );
  return handleOpenChange;
}

/** Simulates the browser: it changes the attribute, and reports it later. */
function toggle() {
  details().open = !details().open;
  fireEvent(details(), new Event('toggle'));
}

describe('<Disclosure>', () => {
  it('lets the browser open and close it, and reports that', () => {
    const handleOpenChange = show();
    expect(details().open).toBe(false);
    toggle();
    toggle();
    expect(handleOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('does not report that it begins open', () => {
    const handleOpenChange = show({ defaultOpen: true });
    expect(details().open).toBe(true);
    fireEvent(details(), new Event('toggle'));
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('follows `open` without reporting the change', () => {
    const handleOpenChange = vi.fn<(open: boolean) => void>();
    const disclosure = (open: boolean) => (
      <Disclosure summary="What was sent" open={open} onOpenChange={handleOpenChange}>
        Four fields
      </Disclosure>
    );
    const { rerender } = render(disclosure(false));
    rerender(disclosure(true));
    fireEvent(details(), new Event('toggle'));
    expect(details().open).toBe(true);
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('stays open if it was opened before hydration', async () => {
    const hydrate = serve(<Disclosure summary="What was sent">Four fields</Disclosure>);
    details().open = true;
    await hydrate();
    expect(details().open).toBe(true);
  });
});
