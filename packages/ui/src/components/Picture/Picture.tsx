import type { Focus } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { image, picture } from './Picture.css.ts';

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  /** Candidates with their widths, `/a-640.avif 640w, /a-960.avif 960w`. */
  srcSet: string;
}

export interface PictureProps extends RootProps {
  /** Best format first; empty where `src` comes in one format alone. */
  sources: readonly PictureSource[];
  /** For browsers that know none of the formats. */
  src: string;
  /** The widths in which `src` comes, as in the `srcset` of an `img`. */
  srcSet?: string;
  /** How wide the picture is shown, as in the `sizes` of an `img`. */
  sizes: string;
  /** Pixels of the original; they keep the place free until the picture has come. */
  width: number;
  /** Of the file in pixels, with `width` its shape, which keeps its place while it loads. */
  height: number;
  /** What the picture shows; empty if it adds nothing to the words beside it. */
  alt: string;
  /**
   * `lazy` waits until the picture is near. `eager` is for one in the first view, `first` for the one that view is about:
   * it goes before scripts and fonts.
   */
  loading?: 'lazy' | 'eager' | 'first';
  /** Fills its frame, which has a height; what has no room is cut off, on both sides unless `focus` says more. */
  fill?: boolean;
  /** The point that stays in view where `fill` cuts something off; the middle by itself. */
  focus?: Focus;
}

/** A bitmap in modern formats, which never moves the page when it arrives. */
export function Picture(props: PictureProps) {
  const {
    sources,
    src,
    srcSet,
    sizes,
    width,
    height,
    alt,
    loading = 'lazy',
    fill = false,
    focus,
    ...rootProps
  } = props;
  return (
    <picture {...rootProps} className={picture} data-fill={fill || undefined}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={image}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
      />
    </picture>
  );
}
