import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../../internal/serve.ts';
import { PauseButton } from './PauseButton.tsx';

const labels = { pauseLabel: 'Pause the portfolio', playLabel: 'Play the portfolio' };

function Toggled() {
  const [playing, setPlaying] = useState(true);
  return <PauseButton {...labels} playing={playing} onPlayingChange={setPlaying} />;
}

describe('<PauseButton>', () => {
  it('is named by the effect of a press', () => {
    render(<Toggled />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the portfolio' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play the portfolio' }));
    expect(screen.getByRole('button', { name: 'Pause the portfolio' })).toBeTruthy();
  });

  it('replays a press that came before its script', async () => {
    const hydrate = serve(<Toggled />);
    await hydrate(() => screen.getByRole('button').click());
    expect(screen.getByRole('button', { name: 'Play the portfolio' })).toBeTruthy();
  });

  it('keeps its own state if uncontrolled', () => {
    const handlePlayingChange = vi.fn<(playing: boolean) => void>();
    render(<PauseButton defaultPlaying={false} onPlayingChange={handlePlayingChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(handlePlayingChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});
