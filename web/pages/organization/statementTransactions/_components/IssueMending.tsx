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
const OF_FILE: readonly string[] = ['15', '16', '43', '44', '58', '59'].map(number => `U-TRSY-ST-${number}`)
/** The decimal mark of the file is open. */
const MARK_OPEN = 'U-TRSY-ST-57'
const MARKS = ['.', ','] as const

/** What can be done about an issue: the mark that the file leaves open is chosen, a row is left out. */
export function IssueAction(props: IssueMendingProps) {
  return props.issue.code === MARK_OPEN ? <ChooseMark {...props} /> : <SkipRow {...props} />
}

function ChooseMark({ since, onChange }: IssueMendingProps) {
  return (
    <span className="row-actions">
      {MARKS.map(mark => (
        <Button
          key={mark}
          size="sm"
          aria-pressed={since.decimalMark === mark}
          onClick={() => onChange({ ...since, decimalMark: since.decimalMark === mark ? null : mark })}
        >
          <FormattedMessage id={mark === '.' ? 'statements.mark.dot' : 'statements.mark.comma'} />
        </Button>
      ))}
    </span>
  )
}

/** Leaves the row of an issue out, or takes it in again. */
function SkipRow({ issue: { row, code }, since, onChange }: IssueMendingProps) {
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
