import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'

export type Issue = {
  readonly severity: string
  readonly row?: number | null | undefined
  readonly column?: string | null | undefined
  readonly value?: string | null | undefined
  readonly code: string
  readonly message: string
}

/** What is wrong with which cell of a file: row, column, rejected value and reason. */
export function IssueTable({ label, issues }: { label: string; issues: readonly Issue[] }) {
  const formats = useFormats()
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="import-scroll" role="region" tabIndex={0} aria-label={label}>
      <table className="import-table">
        <thead>
          <tr>
            {['row', 'column', 'value', 'reason'].map(column => (
              <th key={column} scope="col">
                <FormattedMessage id={`import.issue.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue, index) => (
            <tr key={index}>
              <td className="num">
                {typeof issue.row === 'number' ? formats.count(issue.row) : <FormattedMessage id="import.issue.file" />}
              </td>
              <td>{issue.column ?? '–'}</td>
              <td>
                <RejectedValue issue={issue} />
              </td>
              <td>
                {issue.message} <span className="subtle t12">{issue.code}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RejectedValue({ issue: { severity, value } }: { issue: Issue }) {
  const { formatMessage } = useIntl()
  if (value === null || value === undefined) return null
  return (
    <code className={severity === 'ERROR' ? 'import-value bad' : 'import-value'}>
      {value === '' ? formatMessage({ id: 'import.issue.empty' }) : value}
    </code>
  )
}
