import type { ReactNode } from 'react'

type ChoicesProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; children: ReactNode }

/** A group of checkboxes as one field, of which at least one must be checked. */
export function Choices({ label, hint, error, children }: ChoicesProps) {
  return (
    <fieldset className="field">
      <legend className="label">
        {label}
        <span className="req" aria-hidden>
          *
        </span>
      </legend>
      {children}
      {error === undefined ? null : (
        <span className="hint bad" role="alert">
          {error}
        </span>
      )}
      {hint ? <span className="hint">{hint}</span> : null}
    </fieldset>
  )
}
