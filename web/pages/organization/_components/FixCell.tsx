import { useState } from 'react'
import { useIntl } from 'react-intl'

type FixCellProps = {
  row: number
  column: string
  /** The text that is parsed now, or the suggested one. */
  text: string
  isWrong: boolean
  isSuggested: boolean
  disabled: boolean
  onFix: (value: string) => void
}

/** An editable cell. It is checked on blur or Enter. */
export function FixCell({ row, column, text, isWrong, isSuggested, disabled, onFix }: FixCellProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    // A suggestion applies only when a user accepts it, even without changing it.
    if (draft !== null && (draft !== text || isSuggested)) onFix(draft)
    setDraft(null)
  }
  return (
    <input
      className={isSuggested && draft === null ? 'input fix-cell suggested' : 'input fix-cell'}
      aria-label={formatMessage({ id: 'import.edits.cell' }, { row, column })}
      aria-invalid={isWrong || undefined}
      disabled={disabled}
      placeholder={formatMessage({ id: 'import.issue.empty' })}
      value={draft ?? text}
      maxLength={2_000}
      onChange={event => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Escape') setDraft(null)
        else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
          if (isSuggested && draft === null) onFix(text)
          else commit()
        }
      }}
    />
  )
}
