import type { Focus } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { image, picture } from './Picture.css.ts';

export interface PictureSource {
  type: 'image/avif' | 'image/webp';
  /** Candidates with their widths, `/a-640.avif 640w, /a-960.avif 960w`. */
  srcSet: string;
}

export interface PictureProps extends RootProps {
  /** Best format first; empty if `src` has only one format. */
  sources: readonly PictureSource[];
  /** The fallback for browsers that support none of the formats. */
  src: string;
  /** The available widths of `src`, as in the `srcset` of an `img`. */
  srcSet?: string;
  /** The displayed width, as in the `sizes` of an `img`. */
  sizes: string;
  /** Width of the original in pixels; reserves the space until the picture has loaded. */
  width: number;
  /** Height of the original in pixels; with `width` it sets the aspect ratio. */
  height: number;
  /** The content of the picture; empty if it adds nothing to the text beside it. */
  alt: string;
  /**
   * `lazy` waits until the picture is near. `eager` is for one in the first view, `first` for the main one there: it
   * loads before scripts and fonts.
   */
  loading?: 'lazy' | 'eager' | 'first';
  /** Fills its frame, which has a height, and crops the rest, on both sides unless `focus` says otherwise. */
  fill?: boolean;
  /** The point that stays in view when `fill` crops; the center by default. */
  focus?: Focus;
}

/** A bitmap in modern formats, which never shifts the page when it loads. */
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
