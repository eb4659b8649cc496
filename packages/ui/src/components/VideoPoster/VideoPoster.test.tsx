import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { VideoPoster, type VideoPosterProps } from './VideoPoster.tsx';

// An address that the test window does not load.
const overview: VideoPosterProps = {
  poster: <img src="/poster.webp" alt="Study model of a senior residence" />,
  title: 'How the fund works',
  durationText: '2:00',
  playLabel: 'Play the video:',
  embed: { src: 'about:blank?color=1e4b3a', title: 'How the fund works, video' },
  unavailableText: 'The overview video is not available yet.',
};

describe('<VideoPoster>', () => {
  it('[invest-4] requests nothing from the video host before a press', () => {
    const { container } = render(<VideoPoster {...overview} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toContain('about:blank');
    screen.getByRole('img', { name: 'Study model of a senior residence' });
  });

  it('[invest-4] replaces the poster by the player, keeps the address unchanged, and moves the focus to it', () => {
    const { container } = render(<VideoPoster {...overview} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play the video: How the fund works 2:00' }));
    const frame = screen.getByTitle('How the fund works, video');
    expect(frame.getAttribute('src')).toBe('about:blank?color=1e4b3a&autoplay=1');
    expect(frame.getAttribute('allow')).toContain('autoplay');
    expect(document.activeElement).toBe(frame);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['/players/tour.html', '/players/tour.html?autoplay=1'],
    ['tour.html?quality=high#t=5', 'tour.html?quality=high&amp;autoplay=1#t=5'],
  ])('plays the player at %s, an address on the same site', (src, played) => {
    const html = renderToString(<VideoPoster {...overview} embed={{ src, title: 'The tour' }} defaultPlaying />);
    expect(html).toContain(` src="${played}"`);
  });

  it('replays a press that came before its script', async () => {
    const hydrate = serve(<VideoPoster {...overview} />);
    await hydrate(() => screen.getByRole('button').click());
    expect(document.activeElement).toBe(screen.getByTitle('How the fund works, video'));
  });

  it('plays `file` without a player, with optional captions', () => {
    const file = { src: '/film.mp4', captions: { src: '/film.vtt', language: 'en', label: 'English' } };
    const { container } = render(<VideoPoster {...overview} embed={undefined} file={file} />);
    expect(container.innerHTML).not.toContain('/film.mp4');
    fireEvent.click(screen.getByRole('button'));
    const film = screen.getByLabelText('How the fund works');
    expect(film.getAttribute('src')).toBe('/film.mp4');
    expect(document.activeElement).toBe(film);
    expect(film.querySelector('track')?.getAttribute('src')).toBe('/film.vtt');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('prefers the player to the film', () => {
    const file = { src: '/film.mp4', captions: { src: '/film.vtt', language: 'en', label: 'English' } };
    const { container } = render(<VideoPoster {...overview} file={file} playing />);
    screen.getByTitle('How the fund works, video');
    expect(container.querySelector('video')).toBeNull();
  });

  it('says that no video is available, without a button', () => {
    render(<VideoPoster {...overview} embed={undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByText('The overview video is not available yet.');
    screen.getByRole('img');
  });

  it('follows `playing` if controlled', () => {
    const handlePlayingChange = vi.fn<(playing: boolean) => void>();
    const props = { ...overview, onPlayingChange: handlePlayingChange };
    const { rerender } = render(<VideoPoster {...props} playing={false} />);
    fireEvent.click(screen.getByRole('button'));
    expect(handlePlayingChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByTitle('How the fund works, video')).toBeNull();
    rerender(<VideoPoster {...props} playing />);
    screen.getByTitle('How the fund works, video');
  });
});
