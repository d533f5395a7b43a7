import { FormattedMessage, useIntl } from 'react-intl'
import { readingsOf } from '../../../../../i18n/amountInput.ts'
import { useFormats } from '../../../../../i18n/format.ts'
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
  onWrite: (row: Row, column: number, text: string) => void
}

/** The issues of the check, each with a link to its cell. */
export function RowIssues({ issues, columns, rows, onGo, onWrite }: RowIssuesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (issues.length === 0) return null
  return (
    <section className="card import-issues">
      <IssueTable
        label={formatMessage({ id: 'paymentImport.issues' })}
        issues={issues}
        fixer={{
          value: issue => <RejectedValue issue={issue} />,
          action: ({ rowId, columnName, suggestion, isChanged }) => {
            const row = rows.findIndex(({ id }) => id === rowId)
            if (row === -1) return null
            const column = columns.findIndex(({ name }) => name === columnName)
            const cell = rows[row]
            // For an ambiguous amount the user chooses the meaning.
            const proposed = isChanged ? null : suggestion?.value
            const readings = columns[column]?.reading === 'amount' ? readingsOf(cell?.cells[column] ?? '') : null
            return (
              <span className="row">
                {cell && readings && !readings.isCertain
                  ? readings.readings.map(amount => (
                      <Button key={amount} size="sm" onClick={() => onWrite(cell, column, amount)}>
                        <FormattedMessage id="paymentImport.read" values={{ amount: formats.amount(amount) }} />
                      </Button>
                    ))
                  : null}
                {cell && column !== -1 && proposed ? (
                  <Button size="sm" onClick={() => onWrite(cell, column, proposed)}>
                    <FormattedMessage id="paymentImport.use" values={{ value: proposed }} />
                  </Button>
                ) : null}
                {/* An issue of a whole row links to its first cell. */}
                <Button size="sm" onClick={() => onGo(row, Math.max(column, 0))}>
                  <FormattedMessage id="paymentImport.goTo" />
                </Button>
              </span>
            )
          },
        }}
      />
    </section>
  )
}
