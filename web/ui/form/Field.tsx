import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { withLabel } from './labelSlot.tsx'

/** Props that an input must spread to be linked with label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  /** Marked with an asterisk; other fields are marked optional where that helps. */
  required?: boolean | undefined
  /** Says "optional" beside the label. */
  optional?: boolean | undefined
  /** At the end of the label's line: it may appear and disappear without moving anything. */
  beside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string | undefined
}

/** Label, control, hint and error, linked for assistive technology. */
export function Field({
  label,
  required,
  optional,
  beside,
  hint,
  error,
  id,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={controlId}>
        {label}
        {required ? (
          <span className="req" aria-hidden>
            *
          </span>
        ) : null}
        {optional ? (
          <span className="opt">
            <FormattedMessage id="form.optional" />
          </span>
        ) : null}
      </label>
      {beside ? <span className="field-beside">{beside}</span> : null}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? (
        <span className="hint bad" id={errorId}>
          {withLabel(error, label)}
        </span>
      ) : null}
      {hint ? (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  )
}
