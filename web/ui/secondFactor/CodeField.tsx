import { type ChangeEvent, type SyntheticEvent, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import './codeInput.css'

const PLACES = [0, 1, 2, 3, 4, 5] as const
/** Digits of a code. */
export const CODE_LENGTH = PLACES.length

type CodeFieldProps = {
  /** The digits so far. */
  code: string
  onChange: (code: string) => void
  checking: boolean
  /** Whether the last code was rejected. */
  refused: boolean
  /** False where the user is doing something else next to it. */
  takesFocus?: boolean
}

/**
 * Six digits of an authenticator app, which are not sent automatically. One field over six drawn boxes, which keeps the focus until the
 * next attempt: typed, filled-in or pasted text can't fall between two fields.
 */
export function CodeField({ code, onChange, checking, refused, takesFocus = true }: CodeFieldProps) {
  const id = useId()
  const [selection, setSelection] = useState({ start: 0, end: 0 })

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    // Read-only stops typing, but not autofill.
    if (!checking) onChange(target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))
  }

  const followCaret = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) =>
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })

  /** A selection highlights its boxes, a caret the box of the next digit. */
  const isCurrent = (place: number) => {
    // After we clear the field, its reported caret is wrong.
    const [start, end] = [Math.min(selection.start, code.length), Math.min(selection.end, code.length)]
    return start === end ? place === Math.min(start, CODE_LENGTH - 1) : place >= start && place < end
  }

  return (
    <div>
      <label className="code-label" htmlFor={id}>
        <FormattedMessage id="code.label" />
      </label>
      <div className="code-boxes">
        {/* No maxLength, which would truncate "123 456" before its space is removed. */}
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={takesFocus}
          data-autofocus={takesFocus || undefined}
          spellCheck={false}
          readOnly={checking}
          aria-invalid={refused && code === ''}
          value={code}
          onChange={take}
          onSelect={followCaret}
        />
        {PLACES.map(place => (
          <span key={place} className="code-box" aria-hidden data-current={isCurrent(place) || undefined}>
            {code[place]}
          </span>
        ))}
      </div>
      <p className="t12 muted code-state" role="status">
        {checking ? <FormattedMessage id="code.checking" /> : null}
      </p>
    </div>
  )
}
