import { unstorableInLine, unstorableInParagraphs } from '@sponsor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Validates the current content of the fields, and not the values from events, because some software fills them in
 * without any. Control characters from pasted text are sent as spaces, and in a message as line breaks, because nobody
 * could find and remove them.
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
