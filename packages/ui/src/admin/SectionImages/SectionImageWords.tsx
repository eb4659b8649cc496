'use client';

import { centeredFocus, type Focus, maxAlternativeTextLength, type SectionImage } from '@sponsor/domain';
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import * as styles from './SectionImages.css.ts';
import type { SectionImagesTexts } from './texts.ts';

interface SectionImageWordsProps {
  formRef: Ref<HTMLFormElement>;
  image: SectionImage | undefined;
  drawing: ReactNode;
  alternativeText: string;
  textOfAnother: boolean;
  disabled: boolean;
  texts: SectionImagesTexts;
  onSubmit: (form: HTMLFormElement) => void;
}

const percent = (value: number) => `${value}%`;
const axis = { min: 0, max: 100, step: 1, format: percent };

/** The picture, its focal point, which both crops keep in view, and its alternative text. */
export function SectionImageWords({
  formRef,
  image,
  drawing,
  alternativeText,
  textOfAnother,
  disabled,
  texts,
  onSubmit,
}: SectionImageWordsProps) {
  const [focus, setFocus] = useState<Focus>(image?.focus ?? centeredFocus);
  const [text, setText] = useState(alternativeText);
  const changed = image && (text !== image.alternativeText || focus.x !== image.focus.x || focus.y !== image.focus.y);
  useUnsavedChanges(changed ?? text !== alternativeText);

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: Math.round(((clientX - left) / width) * 100), y: Math.round(((clientY - top) / height) * 100) });
  }

  return (
    <form
      ref={formRef}
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {image ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The sliders do the same. */}
          <div className={styles.picture} onClick={handleClick}>
            <Whole image={image} />
            <span className={styles.point} style={{ left: percent(focus.x), top: percent(focus.y) }} />
          </div>
          <div className={styles.cuts}>
            <Cut image={image} focus={focus} shape="desktop" label={texts.desktopCut} />
            <Cut image={image} focus={focus} shape="phone" label={texts.phoneCut} />
            <div className={styles.sliders}>
              <Text size="small" tone="muted">
                {texts.focusHelp}
              </Text>
              <Slider {...axis} label={texts.across} value={focus.x} onValueChange={(x) => setFocus({ ...focus, x })} />
              <Slider {...axis} label={texts.down} value={focus.y} onValueChange={(y) => setFocus({ ...focus, y })} />
            </div>
          </div>
        </>
      ) : (
        <div className={styles.drawing}>{drawing}</div>
      )}
      <input type="hidden" name="x" value={focus.x} />
      <input type="hidden" name="y" value={focus.y} />
      <TextArea
        name="alternativeText"
        label={texts.alternativeText}
        helpText={texts.alternativeTextHelp}
        required
        maxLength={maxAlternativeTextLength}
        defaultValue={alternativeText}
        onChange={({ target }) => setText(target.value)}
      />
      {textOfAnother && text === alternativeText && <Notice tone="attention">{texts.checkAlternativeText}</Notice>}
      {changed && (
        <div>
          <Button type="submit" variant="outline" disabled={disabled}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function Whole({ image: { alternativeText: alt, focus: _ofTheCuts, ...picture } }: { image: SectionImage }) {
  return <Picture {...picture} sources={[]} sizes="(min-width: 768px) 40vw, 92vw" alt={alt} loading="eager" />;
}

interface CutProps {
  image: SectionImage;
  focus: Focus;
  shape: 'desktop' | 'phone';
  label: string;
}

/** The part of the picture that the site shows. */
function Cut({ image: { alternativeText: _ofTheWhole, ...picture }, focus, shape, label }: CutProps) {
  return (
    <figure className={styles.cut}>
      <div className={styles.cutFrame} data-shape={shape}>
        <Picture {...picture} sources={[]} sizes="160px" alt="" loading="eager" fill focus={focus} />
      </div>
      <Text component="figcaption" size="small" tone="muted">
        {label}
      </Text>
    </figure>
  );
}
