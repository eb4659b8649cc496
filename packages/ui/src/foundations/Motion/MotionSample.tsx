import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Brand } from '../../tokens/brand.ts';
import { FoundationTable } from '../FoundationTable.tsx';
import { marks, track } from './MotionSample.css.ts';

const uses: Record<keyof typeof marks, string> = {
  fast: 'Hover and press',
  medium: 'Menus and dialogs',
  slow: 'A slide',
  draw: 'A drawing is penned, once',
};

/** Every duration, playable side by side. With reduced motion the marks jump. */
export function MotionSample({ motion }: { motion: Brand['motion'] }) {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <FoundationTable
        caption="Durations"
        columns={['Token', 'Lasts', 'Looks']}
        rows={(['fast', 'medium', 'slow', 'draw'] as const).map((step) => ({
          name: `motion.${step}`,
          use: uses[step],
          cells: [
            `${motion[step]}\u00a0ms`,
            <div key="track" className={track}>
              <div className={marks[step]} data-moved={moved || undefined} />
            </div>,
          ],
        }))}
      />
      <Button variant="outline" size="small" onClick={() => setMoved(!moved)}>
        Play
      </Button>
    </>
  );
}
