import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { regulationAPanel } from './EmbedPanel.fixtures.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';

describe('<EmbedPanel>', () => {
  it('shows the other site in a named frame that cannot navigate this page', () => {
    render(<EmbedPanel {...regulationAPanel} frame={{ src: 'about:blank?book=1', title: 'The memorandum' }} />);
    const frame = screen.getByTitle('The memorandum');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame.getAttribute('src')).toBe('about:blank?book=1');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.queryByRole('heading', { name: regulationAPanel.notConfigured.heading })).toBeNull();
  });

  it('offers alternatives without a frame', () => {
    const { container } = render(<EmbedPanel {...regulationAPanel} />);
    expect(container.querySelector('iframe')).toBeNull();
    screen.getByRole('heading', { name: regulationAPanel.notConfigured.heading });
    screen.getByText(regulationAPanel.notConfigured.text);
  });
});
