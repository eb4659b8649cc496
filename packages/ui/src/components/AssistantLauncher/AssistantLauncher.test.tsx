import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AssistantLauncher, type AssistantLauncherProps } from './AssistantLauncher.tsx';

const props: AssistantLauncherProps = {
  openLabel: 'Ask',
  notice: 'It records.',
  startLabel: 'Start',
  closeLabel: 'Not now',
  children: <span data-agent-id="agent-1" />,
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('<AssistantLauncher>', () => {
  it('starts once, at the second press, after the notice', () => {
    const onStart = vi.fn<() => void>();
    render(<AssistantLauncher {...props} onStart={onStart} />);
    press('Ask');
    expect(screen.getByRole('group', { name: 'It records.' })).toBeDefined();
    press('Not now');
    press('Ask');
    expect(onStart).not.toHaveBeenCalled();
    press('Start');
    expect(onStart).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('[data-agent-id]')).not.toBeNull();
  });

  it('moves the focus to the notice and back', () => {
    render(<AssistantLauncher {...props} />);
    expect(document.activeElement).toBe(document.body);
    press('Ask');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'It records.' }));
    press('Not now');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
  });

  it('moves the focus to the assistant on start, without remounting it', () => {
    render(<AssistantLauncher {...props} onStart={vi.fn<() => void>()} />);
    const assistant = document.querySelector('[data-agent-id]');
    press('Ask');
    press('Start');
    const focused = screen.getByRole('group', { name: 'Ask' });
    expect(document.activeElement).toBe(focused);
    expect(focused.querySelector('[data-agent-id]')).toBe(assistant);
  });

  it('offers no start without `onStart`', () => {
    render(<AssistantLauncher {...props} />);
    press('Ask');
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});
