import {
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  PureArgsTable,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import type { Comparison, Guide } from '../../packages/ui/src/guides/guide.ts';
import { rowsOf } from '../props/describe-props.ts';
import { registered, registeredAs } from '../props/registry.ts';
import { addressOf, openGuide } from './guides.ts';
import { OtherMedia } from './OtherMedia.tsx';
import { numbersOf, PartNumbers } from './PartNumbers.tsx';
import { States, StoriesByName } from './States.tsx';

/**
 * The page of a component: description, first story, guide, props and all stories. A page about something else shows
 * only its stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const page = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = openGuide(page);
  const about = registered(preparedMeta.component);
  const { fileName, frame, visual } = preparedMeta.parameters;
  const fillsWindow = frame === 'none' || /^(Sections|Admin|Pages)\//.test(preparedMeta.title);
  if (visual?.medium !== undefined) {
    return (
      <>
        <Lede />
        <OtherMedia storyFile={fileName} />
      </>
    );
  }
  if (!about && !guide) {
    return (
      <>
        <Lede />
        {fillsWindow && <div className="guide-wide" />}
        <StoriesByName />
      </>
    );
  }
  return (
    <>
      <Lede />
      {fillsWindow && <div className="guide-wide" />}
      <Description of="story" />
      <Canvas />
      <Suspense>{guide && <PartNumbers reading={guide} />}</Suspense>
      <Suspense fallback={<div aria-busy="true" />}>{guide && <Advice reading={guide} />}</Suspense>
      {about && about.props.length > 0 && (
        <>
          <Heading>Props</Heading>
          <div className="guide-props">
            {/* The `data-*` attributes that a story also sets are not props. */}
            <Controls include={about.props.map(({ name }) => name)} />
          </div>
        </>
      )}
      <Suspense fallback={<div aria-busy="true" />}>{guide && <PropsOfParts reading={guide} />}</Suspense>
      <States />
      {preparedMeta.title.startsWith('Sections/') && (
        <>
          <Heading>On paper and in forced colours</Heading>
          <OtherMedia storyFile={fileName} />
        </>
      )}
    </>
  );
}

function Lede() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const about = registered(preparedMeta.component);
  return (
    <>
      <Title />
      <div className="guide-lede">{about ? <Markdown>{about.description}</Markdown> : <Description />}</div>
    </>
  );
}

function Advice({ reading }: { reading: Promise<Guide> }) {
  const { use: uses, instead, never = [], anatomy, parts, words, keyboard, spoken, compare = [] } = use(reading);
  const alternatives = Object.entries(instead).map(([page, when]) => `[${page}](${addressOf(page)}): ${when}`);
  return (
    <>
      <div className="guide-columns">
        <Points heading="When to use it" points={uses} />
        <Points heading="When not" points={[...alternatives, ...never]} />
      </div>
      {compare.map((comparison) => (
        <DoAndDoNot key={comparison.because} {...comparison} />
      ))}
      <Pairs heading="Anatomy" pairs={numbersOf({ anatomy, ...(parts && { parts }) })} />
      <Points heading="Words" points={words} />
      <Pairs
        heading="Keyboard"
        pairs={Object.entries(keyboard).map(([name, text]) => ({ name, text }))}
        none="Nothing in it takes the focus."
      />
      <Points heading="Screen readers" points={spoken} />
    </>
  );
}

function PropsOfParts({ reading }: { reading: Promise<Guide> }) {
  return use(reading).also?.map((name) => {
    const component = registeredAs(name);
    return component === undefined ? null : (
      <div key={name}>
        <Heading>{`Props of ${name}`}</Heading>
        <div className="guide-props">
          <PureArgsTable rows={rowsOf(component)} />
        </div>
      </div>
    );
  });
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Heading>{heading}</Heading>
      <Markdown>{points.map((point) => `- ${point}`).join('\n')}</Markdown>
    </div>
  );
}

interface PairsProps {
  heading: string;
  pairs: readonly { name: string; text: string; number?: number }[];
  none?: string;
}

function Pairs({ heading, pairs, none }: PairsProps) {
  return (
    <div>
      <Heading>{heading}</Heading>
      {pairs.length === 0 && <Markdown>{none ?? ''}</Markdown>}
      <dl className="guide-pairs">
        {pairs.map(({ name, text, number = 0 }) => (
          <div key={name}>
            <dt>
              {number > 0 && <span className="guide-number">{number}</span>}
              {name}
            </dt>
            <dd>
              <Markdown>{text}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DoAndDoNot({ right, wrong, because }: Comparison) {
  return (
    <figure className="sb-unstyled guide-compare">
      <div className="guide-columns">
        <div className="guide-right">
          <p className="guide-verdict">Do</p>
          {right}
        </div>
        <div className="guide-wrong">
          <p className="guide-verdict">Don’t</p>
          {wrong}
        </div>
      </div>
      <figcaption>{because}</figcaption>
    </figure>
  );
}
