import { useState } from 'react'
import { useIntl } from 'react-intl'

type FixCellProps = {
  row: number
  column: string
  /** What it is read as now, or would be by the suggestion. */
  text: string
  isWrong: boolean
  isSuggested: boolean
  disabled: boolean
  onFix: (value: string) => void
}

/** A cell to be written again. It is checked when the person leaves it or presses Enter. */
export function FixCell({ row, column, text, isWrong, isSuggested, disabled, onFix }: FixCellProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState<string | null>(null)
  function commit() {
    // A suggestion is not what the cell is read as until a person says so, in its very words too.
    if (draft !== null && (draft !== text || isSuggested)) onFix(draft)
    setDraft(null)
  }
  return (
    <input
      className={isSuggested && draft === null ? 'input fix-cell suggested' : 'input fix-cell'}
      aria-label={formatMessage({ id: 'import.mend.cell' }, { row, column })}
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
