import { filmWords } from '@sponsor/content/films';
import type { Film } from '@sponsor/contract';
import { Disclosure, Link, Stack, Text, VideoPoster, type VideoPosterProps } from '@sponsor/ui';
import type { ComponentProps } from 'react';
import { filmLength } from '../film-captions.ts';
import { Island } from '../hydration/island.tsx';
import VideoIsland from './video.island.tsx';

interface VideoProps extends Omit<VideoPosterProps, 'file'> {
  /** The film to play if no `embed` is configured. */
  film: Film | undefined;
}

/** A video, interactive if there is something to play. */
export function Video({ poster, film, ...video }: VideoProps) {
  if (video.embed) return <LiveVideo {...video}>{poster}</LiveVideo>;
  if (!film) return <VideoPoster {...video} poster={poster} />;
  const src = `/films/${film.name}.mp4`;
  return (
    <Stack space="x3">
      <LiveVideo
        {...video}
        title={film.title}
        playLabel={filmWords.playLabel}
        durationText={`0:${filmLength(film)}`}
        file={{
          src,
          captions: { src: `/films/${film.name}.vtt`, language: 'en', label: filmWords.captionsLabel },
        }}
      >
        {poster}
      </LiveVideo>
      <Disclosure summary={filmWords.transcriptLabel}>
        <Stack space="x3">
          <Text size="small">{filmWords.soundless}</Text>
          {film.scenes.map(({ heading, text }) => (
            <Text key={heading} size="small">
              {heading}. {text}
            </Text>
          ))}
          <Text size="small">
            <Link href={src}>{filmWords.fileLabel}</Link>
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

function LiveVideo({ children, ...video }: ComponentProps<typeof VideoIsland>) {
  return (
    <Island when="touched">
      <VideoIsland {...video}>{children}</VideoIsland>
    </Island>
  );
}
