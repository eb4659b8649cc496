import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Components } from './components.ts';

const library = path.resolve(import.meta.dirname, '../../packages/ui/src');
const components = new Components();

afterAll(() => components.close());

function propsOf(name: string, folder = `components/${name}`) {
  const found = components.in(`${library}/${folder}/${name}.tsx`).find((component) => component.name === name);
  return new Map(found?.props.map((prop) => [prop.name, prop]));
}

describe('Components', () => {
  it('reads the description of a component', () => {
    const [badge] = components.in(`${library}/components/Badge/Badge.tsx`);
    expect(badge).toMatchObject({
      name: 'Badge',
      description: expect.stringMatching(/^A state or kind in a word or two/),
    });
  });

  it('reads inherited props, and leaves out omitted ones', () => {
    const props = propsOf('TextField');
    expect([...props.keys()]).toEqual(expect.arrayContaining(['name', 'errorText', 'helpText', 'label']));
    expect(props.has('children')).toBe(false);
  });

  it('reads all members of a union of props', () => {
    expect([...propsOf('Button').keys()]).toEqual(expect.arrayContaining(['loading', 'loadingLabel', 'variant']));
  });

  it('leaves out the props that every element accepts', () => {
    expect([...propsOf('Button').keys()].filter((name) => name.startsWith('aria-'))).toEqual([]);
  });

  it('lists required props first, and the props of every root last', () => {
    expect(propsOf('TextField').keys().next().value).toBe('name');
    expect([...propsOf('Badge').keys()]).toEqual(['children', 'tone', 'id', 'lang', 'ref']);
  });

  it('lists the choices of a union in numeric order, with the default', () => {
    expect(propsOf('Stack', 'primitives/Stack').get('space')).toMatchObject({
      required: false,
      choices: ['x1', 'x2', 'x3', 'x4', 'x6', 'x8', 'x12', 'x16', 'x24', 'x32'],
      default: "'x4'",
    });
  });

  it('lists sizes from the smallest to the largest', () => {
    expect(propsOf('Button').get('size')).toMatchObject({ choices: ['small', 'medium', 'large'] });
  });

  it('shortens a type that is too long for one line, and shows it in full below', () => {
    const onSubmit = propsOf('ContactForm', 'forms/ContactForm').get('onSubmit');
    expect(onSubmit?.type).toBe('(values: {…}, context: {…}) => Promise<void>');
    expect(onSubmit?.shape).toMatch(/^\(values: \{\n  name: string;[^]*li_fat_id[^]*=> Promise<void>$/);
  });

  it('shows the declarations of our types, and of the types in them', () => {
    expect(propsOf('FundCards', 'sections/FundCards').get('funds')).toMatchObject({
      required: true,
      type: 'readonly [FundCardProps, FundCardProps]',
      shape: expect.stringMatching(/^interface FundCardProps extends FundCardWords \{[^]*interface NavigationLink \{/),
    });
  });

  it('shows every type that these refer to by its own name, and the resolved types of schemas', () => {
    const { shape = '' } = propsOf('ContactForm', 'forms/ContactForm').get('texts') ?? {};
    expect(shape).toMatch(/^type FormErrorTexts<[^]*^interface ErrorTexts \{/m);
    expect(shape).toContain('type ContactValues = {\n  name: string;');
    const claims = propsOf('FundCards', 'sections/FundCards').get('funds')?.shape;
    expect(claims).toMatch(/access: \{ claim: Claim; [^]*^type Claim = /m);
  });

  it('returns nothing for files without components of the library', () => {
    expect(components.in(`${library}/components/Badge/Badge.stories.tsx`)).toEqual([]);
    expect(components.in(path.resolve(library, '../../../site/src/pages/about.tsx'))).toEqual([]);
  });
});
