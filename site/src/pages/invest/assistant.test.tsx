import { assistantWords as words } from '@sponsor/content/vendors';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Assistant from './assistant.island.tsx';

const scriptUrl = 'https://voice.example/assistant.js';

function start(elementName: string) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  // Keeps its script from loading.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  render(<Assistant scriptUrl={scriptUrl} elementName={elementName} agentId="agent-1" vendor="Voice" />);
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  fireEvent.click(screen.getByRole('button', { name: words.start }));
  const script = append.mock.calls.flat().find((node) => node instanceof HTMLScriptElement);
  act(() => void script?.dispatchEvent(new Event('load')));
  return logged;
}

const launcher = () => screen.queryByRole('button', { name: words.open });

afterEach(() => vi.restoreAllMocks());

describe('<Assistant>', () => {
  it('[invest-13] says that it does not respond if its script defines no element, as with an ad blocker or a broken script', () => {
    const logged = start('absent-assistant');
    expect(logged.mock.calls.flat().join()).toContain('The assistant failed to load.');
    expect(document.querySelector('absent-assistant')).toBeNull();
    fireEvent.click(launcher()!);
    expect(screen.getByText(words.unavailable)).toBeDefined();
  });

  it('is replaced by the assistant once it has loaded', () => {
    customElements.define('present-assistant', class extends HTMLElement {});
    const logged = start('present-assistant');
    expect(logged).not.toHaveBeenCalled();
    expect(launcher()).toBeNull();
    expect(document.querySelector('present-assistant')?.getAttribute('agent-id')).toBe('agent-1');
  });
});
