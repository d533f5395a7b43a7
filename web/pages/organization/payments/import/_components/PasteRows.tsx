// Bulk payments or transfers pasted from a spreadsheet: a table, checked like a file, with the issues on its cells.
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasteRows_import$key } from '../../../../../__generated__/PasteRows_import.graphql.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { DraftNote } from '../../../../../ui/form/DraftNote.tsx'
import { ImportDock } from '../../../_components/ImportDock.tsx'
import type { ImportRecords } from '../../../_lib/importRecords.ts'
import type { OfKind } from '../../../_lib/recordImportKind.ts'
import { RecordImportProgress } from '../../../_components/RecordImportProgress.tsx'
import { useRecordImportProgress } from '../../../_lib/useRecordImportProgress.ts'
import type { PaymentKind } from '../../_lib/paymentKind.ts'
import { isSame, issuesOf } from '../_lib/rowIssues.ts'
import { filledRows, totalsOf } from '../_lib/rows.ts'
import { usePastedRows } from '../_lib/usePastedRows.ts'
import { usePayeeChoices } from '../_lib/usePayeeChoices.ts'
import { useRowsImport } from '../_lib/useRowsImport.ts'
import { CheckDock } from './CheckDock.tsx'
import { PaymentImportSummary } from './PaymentImportSummary.tsx'
import { RowIssues } from './RowIssues.tsx'
import { type Choices, RowsTable, type RowsTableHandle } from './RowsTable.tsx'
import { hasMessage } from '../../../../../i18n/intl.ts'
import '../../../_components/import.css'

type PasteRowsProps = {
  kind: PaymentKind
  choices: Choices
  importRecords: ImportRecords
  /** The import named in the address. */
  importKey: PasteRows_import$key | null
  ofKind: OfKind
}

/** Rows to paste, check and fix in place; while they are being created, their progress. */
export function PasteRows({ kind, choices, importRecords, importKey, ofKind }: PasteRowsProps) {
  const { formatMessage, messages } = useIntl()
  const recordImport = useFragment<PasteRows_import$key>(
    graphql`
      fragment PasteRows_import on RecordImport {
        id
        status
        fileId
        hash
        counts {
          total
          ready
          warnings
          duplicates
          errors
        }
        issues {
          severity
          row
          column
          value
          code
          message
          suggestion {
            value
          }
        }
        ...RecordImportProgress_import
        ...PaymentImportSummary_import
      }
    `,
    importKey,
  )
  // Without a key there is no import.
  const found = recordImport ?? null
  const [problem, setProblem] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const table = useRef<RowsTableHandle>(null)
  const { columns, rows, lines, draft, ...pasted } = usePastedRows(kind, setProblem)
  const payees = usePayeeChoices()
  const { sent, isWorking, check, make, goOn } = useRowsImport({ kind, importRecords, tell: setProblem })
  const filled = useMemo(() => filledRows(lines), [lines])

  const isMade = found?.status === 'IMPORTED'
  const { finish } = draft
  useEffect(() => {
    if (isMade) void finish()
  }, [isMade, finish])
  function startAgain() {
    pasted.clear()
    goOn()
  }
  // Shown separately: an import that was not typed on this page, and rows that are being created.
  if (found && (sent === null || ['IMPORTING', 'IMPORTED', 'FAILED'].includes(found.status)))
    return <RecordImportProgress {...ofKind} importKey={found} onAgain={isMade ? startAgain : goOn} />

  const checked = found !== null && found.status !== 'CHECKING' ? found : null
  const isChecking = isWorking || found?.status === 'CHECKING'
  const labelOf = (column: string) => {
    const id = `paymentImport.column.${column}`
    return hasMessage(messages, id) ? formatMessage({ id }) : column
  }
  const issues = checked && sent ? issuesOf(checked.issues, sent, rows, labelOf) : []
  const current = checked && isSame(sent, lines) ? checked : null
  const ready = current?.counts.errors === 0 ? current : null
  return (
    <>
      {found ? <Follow id={found.id} isWorking={found.status === 'CHECKING' || found.status === 'IMPORTING'} /> : null}
      <div ref={page} className="page payment-paste" tabIndex={-1}>
        <p className="t13 muted payment-paste-how">
          <FormattedMessage id={`paymentImport.how.${kind}`} />
          <DraftNote
            draft={draft}
            content={page}
            onTake={pasted.takeDraft}
            onDiscard={of => {
              pasted.draftDiscarded(of)
              goOn()
            }}
          />
        </p>
        <RowsTable
          ref={table}
          label={formatMessage({ id: 'paymentImport.rows' })}
          columns={columns}
          rows={rows}
          choices={kind === 'PAYMENT' ? { ...choices, ...payees.choices } : choices}
          disabled={isChecking}
          problemOf={(row, column) =>
            issues.find(issue => issue.rowId === row.id && issue.columnName === column && !issue.isChanged)
          }
          onSeek={payees.seek}
          onChange={pasted.write}
          onLeave={pasted.settle}
          onPaste={(row, column, text) => void pasted.paste(row, column, text)}
          onRemove={pasted.remove}
        />
        <Sums count={filled.length} totals={totalsOf(columns, filled)} />
        {ready ? <PaymentImportSummary importKey={ready} /> : null}
        <RowIssues
          issues={issues}
          columns={columns}
          rows={rows}
          onGo={(row, column) => table.current?.focusCell(row, column)}
          onWrite={pasted.write}
        />
      </div>
      {ready ? (
        <ImportDock
          counts={ready.counts}
          canImport={ready.counts.ready > 0}
          isWorking={isWorking}
          problem={problem}
          warningsTick={ofKind.warningsTick}
          onAgain={goOn}
          onImport={() =>
            void make({ fileId: ready.fileId, hash: ready.hash, ignoreWarnings: ready.counts.warnings > 0 })
          }
        />
      ) : (
        <CheckDock
          canCheck={filled.length > 0}
          errors={current?.counts.errors ?? 0}
          problem={problem}
          isWorking={isChecking}
          onCheck={() => void check(lines)}
        />
      )}
    </>
  )
}

/** Subscribes to a check. */
function Follow({ id, isWorking }: { id: string; isWorking: boolean }) {
  useRecordImportProgress(id, isWorking)
  return null
}

type SumsProps = { count: number; totals: ReturnType<typeof totalsOf> }

/** The number of rows and their totals. */
function Sums({ count, totals }: SumsProps) {
  const formats = useFormats()
  return (
    <p className="payment-paste-sum t13" role="status">
      <FormattedMessage id="paymentImport.count" values={{ count }} />
      {totals.map(total => (
        <b key={total.currency} className="num">
          {formats.money(total)}
        </b>
      ))}
    </p>
  )
}
