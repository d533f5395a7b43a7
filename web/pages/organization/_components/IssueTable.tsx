import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import type { Issue } from '../_lib/importIssue.ts'

/** How issues are fixed in the table itself: an input for the rejected value, and other actions on the row. */
export type IssueFixer<Of extends Issue = Issue> = {
  value: (issue: Of) => ReactNode
  action: (issue: Of) => ReactNode
}

type IssueTableProps<Of extends Issue> = { label: string; issues: readonly Of[]; fixer?: IssueFixer<Of> | undefined }

/** The issues of a file: row, column, rejected value and reason. */
export function IssueTable<Of extends Issue>({ label, issues, fixer }: IssueTableProps<Of>) {
  const formats = useFormats()
  const columns = ['row', 'column', 'value', 'reason', ...(fixer ? (['fix'] as const) : [])] as const
  return (
    // A scrolling region must be reachable by keyboard.
    <div className="import-scroll" role="region" tabIndex={0} aria-label={label}>
      <table className="import-table">
        <thead>
          <tr>
            {columns.map(column => (
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
              <td>{fixer ? fixer.value(issue) : <RejectedValue issue={issue} />}</td>
              <td>
                {issue.message} {isNumbered(issue.code) ? <span className="subtle t12">{issue.code}</span> : null}
              </td>
              {fixer ? <td>{fixer.action(issue)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A code of the error table, which support can look up; errors of a single cell have only a message. */
const isNumbered = (code: string) => /-\d+$/.test(code)

/** The rejected value as in the file. */
export function RejectedValue({ issue: { severity, value } }: { issue: Issue }) {
  const { formatMessage } = useIntl()
  if (value === null || value === undefined) return null
  return (
    <code className={severity === 'ERROR' ? 'import-value bad' : 'import-value'}>
      {value === '' ? formatMessage({ id: 'import.issue.empty' }) : value}
    </code>
  )
}
