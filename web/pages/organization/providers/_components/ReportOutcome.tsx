import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import './providers.css'

type Counts = { readonly added: number; readonly changed: number; readonly known: number }
type ReportOutcomeProps = {
  outcome: {
    readonly records: Counts | null | undefined
    readonly transactions: Counts | null | undefined
    readonly issues: readonly {
      readonly row: number | null | undefined
      readonly column: string | null | undefined
      readonly value: string | null | undefined
      readonly message: string
    }[]
  }
}

/** Number of issues shown; the rest is counted. */
const MAX_SHOWN = 50

/** The result of a report's import, or its errors. */
export function ReportOutcome({ outcome: { records, transactions, issues } }: ReportOutcomeProps) {
  const formats = useFormats()
  if (issues.length === 0)
    return (
      <div className="note info report-outcome" role="status">
        {records ? (
          <p>
            <FormattedMessage id="providers.upload.records" values={records} />
          </p>
        ) : null}
        {transactions ? (
          <p>
            <FormattedMessage id="providers.upload.transactions" values={transactions} />
          </p>
        ) : null}
      </div>
    )
  return (
    <div className="note bad report-outcome" role="alert">
      <p>
        <FormattedMessage id="providers.upload.nothingStored" values={{ count: issues.length }} />
      </p>
      <ul>
        {issues.slice(0, MAX_SHOWN).map((issue, place) => (
          <li key={place}>
            {issue.row ? (
              <FormattedMessage id="providers.upload.row" values={{ row: formats.count(issue.row) }} />
            ) : null}
            {issue.column ? ` ${issue.column}` : ''}
            {issue.row || issue.column ? ': ' : ''}
            {issue.message}
            {issue.value ? <span className="muted"> {issue.value}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
