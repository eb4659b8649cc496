import { vars } from '../../tokens/contract.css.ts';
import type { FieldControl } from './Field.tsx';

/** A custom control: the native one for a time of day, styled with the tokens of the library's fields. */
export function TimeControl(control: FieldControl) {
  const wrong = control['aria-invalid'];
  return (
    <input
      {...control}
      type="time"
      name="time"
      style={{
        blockSize: vars.control.height,
        paddingInline: vars.space.x4,
        border: `1px solid ${wrong ? vars.color.text.danger : vars.color.line.control}`,
        borderRadius: vars.control.radius,
        backgroundColor: vars.color.surface.raised,
        color: vars.color.text.default,
        font: 'inherit',
      }}
    />
  );
}
