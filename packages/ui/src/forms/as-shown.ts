import { unstorableInLine, unstorableInParagraphs } from '@sponsor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks what stands in the fields, and not what events have told of them: some software fills them in without any.
 * Nobody could find and correct the control characters that come with what is pasted, so they are sent as spaces, and in
 * a message as line breaks.
 */
export function asShown<Typed extends FieldValues, Values>(
  check: Resolver<Typed, unknown, Values>,
): Resolver<Typed, unknown, Values> {
  return (values, context, options) => {
    const shown = Object.values(options.fields).map(({ name, ref }) => [name, storable(ref)]);
    return check({ ...values, ...Object.fromEntries(shown) }, context, options);
  };
}

function storable({ value, type }: { value?: string; type?: string }): string | undefined {
  const [unstorable, instead] = type === 'textarea' ? [unstorableInParagraphs, '\n'] : [unstorableInLine, ' '];
  return value?.split(unstorable).join(instead);
}
