import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { type Issue, RejectedValue } from '../../_components/IssueTable.tsx'
import { isSameCell, type Mending, withCell, withRowToggled } from '../_lib/mending.ts'

type IssueMendingProps = { issue: Issue; since: Mending; onChange: (since: Mending) => void }

/** The rejected text, to be written anew where it stands in a cell that can be changed. */
export function MendedValue({ issue, since, onChange }: IssueMendingProps) {
  const { formatMessage } = useIntl()
  const { row, column, value } = issue
  if (typeof row !== 'number' || typeof column !== 'string') return <RejectedValue issue={issue} />
  const was = value ?? ''
  const changed = since.corrections.find(each => isSameCell(each, { row, column }))
  const isLeftOut = since.skippedRows.includes(row)
  return (
    <input
      className="input import-cell"
      aria-label={formatMessage({ id: 'statements.mend.cell' }, { row, column })}
      aria-invalid={(issue.severity === 'ERROR' && !changed && !isLeftOut) || undefined}
      disabled={isLeftOut}
      placeholder={formatMessage({ id: 'import.issue.empty' })}
      value={changed?.value ?? was}
      maxLength={2_000}
      onChange={event => onChange(withCell(since, { row, column, was, value: event.target.value }))}
    />
  )
}

/** Wrong with the file as a whole, which no row left out would mend: its end, its balances, its XML. */
const OF_FILE: readonly string[] = ['U-TRSY-ST-15', 'U-TRSY-ST-43', 'U-TRSY-ST-44', 'U-TRSY-ST-16']

/** Leaves the row of an issue out, or takes it in again. */
export function SkipRow({ issue: { row, code }, since, onChange }: IssueMendingProps) {
  const { formatMessage } = useIntl()
  if (typeof row !== 'number' || OF_FILE.includes(code)) return null
  const isLeftOut = since.skippedRows.includes(row)
  return (
    <Button
      size="sm"
      aria-label={formatMessage({ id: isLeftOut ? 'statements.mend.skipped.of' : 'statements.mend.skip.of' }, { row })}
      onClick={() => onChange(withRowToggled(since, row))}
    >
      <FormattedMessage id={isLeftOut ? 'statements.mend.skipped' : 'statements.mend.skip'} />
    </Button>
  )
}
