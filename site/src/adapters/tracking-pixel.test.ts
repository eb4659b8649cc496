import { describe, expect, it } from 'vitest';
import { startPixel } from './tracking-pixel.ts';

describe('startPixel', () => {
  it('[platform-4] initializes with the id, reports the page, passes on queued commands, and stops without leaving a trace', () => {
    const end = startPixel('https://pixel.example/events.js', '1234567890');
    expect(window.fbq?.queue).toEqual([
      ['init', '1234567890'],
      ['track', 'PageView'],
    ]);
    const handedOn: unknown[][] = [];
    Object.assign(window.fbq ?? {}, { callMethod: (...command: unknown[]) => void handedOn.push(command) });
    window.fbq?.('track', 'Lead');
    expect(handedOn).toEqual([['track', 'Lead']]);
    expect(document.querySelectorAll('script[src="https://pixel.example/events.js"]')).toHaveLength(1);
    end();
    expect(handedOn.at(-1)).toEqual(['consent', 'revoke']);
    expect(document.querySelector('script[src="https://pixel.example/events.js"]')).toBeNull();
    expect(window.fbq).toBeUndefined();
  });
});
