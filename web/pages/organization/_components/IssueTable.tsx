import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import type { Issue } from '../_lib/importIssue.ts'

/** How what is wrong can be mended in the table itself: the rejected value to be written anew, and what else can be done with the row. */
export type IssueMender<Of extends Issue = Issue> = {
  value: (issue: Of) => ReactNode
  action: (issue: Of) => ReactNode
}

type IssueTableProps<Of extends Issue> = { label: string; issues: readonly Of[]; mender?: IssueMender<Of> | undefined }

/** What is wrong with which cell of a file: row, column, rejected value and reason. */
export function IssueTable<Of extends Issue>({ label, issues, mender }: IssueTableProps<Of>) {
  const formats = useFormats()
  const columns = ['row', 'column', 'value', 'reason', ...(mender ? (['mend'] as const) : [])] as const
  return (
    // A region that scrolls must be reachable by keyboard.
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
              <td>{mender ? mender.value(issue) : <RejectedValue issue={issue} />}</td>
              <td>
                {issue.message} {isNumbered(issue.code) ? <span className="subtle t12">{issue.code}</span> : null}
              </td>
              {mender ? <td>{mender.action(issue)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A number of the error table, which support can look up; what is wrong with a single cell has words only. */
const isNumbered = (code: string) => /-\d+$/.test(code)

/** The rejected value as it stands in the file. */
export function RejectedValue({ issue: { severity, value } }: { issue: Issue }) {
  const { formatMessage } = useIntl()
  if (value === null || value === undefined) return null
  return (
    <code className={severity === 'ERROR' ? 'import-value bad' : 'import-value'}>
      {value === '' ? formatMessage({ id: 'import.issue.empty' }) : value}
    </code>
  )
}
