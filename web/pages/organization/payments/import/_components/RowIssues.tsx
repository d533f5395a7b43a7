import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../../ui/Button.tsx'
import { IssueTable, RejectedValue } from '../../../_components/IssueTable.tsx'
import type { ImportColumn } from '../_lib/importColumns.ts'
import type { RowIssue } from '../_lib/rowIssues.ts'
import type { Row } from '../_lib/rows.ts'

type RowIssuesProps = {
  issues: readonly RowIssue[]
  columns: readonly ImportColumn[]
  rows: readonly Row[]
  onGo: (row: number, column: number) => void
}

/** What the check found, each with the way to its cell. */
export function RowIssues({ issues, columns, rows, onGo }: RowIssuesProps) {
  const { formatMessage } = useIntl()
  if (issues.length === 0) return null
  return (
    <section className="card import-issues">
      <IssueTable
        label={formatMessage({ id: 'paymentImport.issues' })}
        issues={issues}
        mender={{
          value: issue => <RejectedValue issue={issue} />,
          action: ({ rowId, columnName }) => {
            const row = rows.findIndex(({ id }) => id === rowId)
            if (row === -1) return null
            const column = columns.findIndex(({ name }) => name === columnName)
            return (
              // What is wrong with a whole row is mended from its beginning.
              <Button size="sm" onClick={() => onGo(row, Math.max(column, 0))}>
                <FormattedMessage id="paymentImport.goTo" />
              </Button>
            )
          },
        }}
      />
    </section>
  )
}
