import { CircleX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportOutcome_import$key } from '../../../../__generated__/ImportOutcome_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useGoOnAtHeading } from '../../_lib/useGoOnAtHeading.ts'
import { useUndoStatementImport } from '../_lib/useUndoStatementImport.ts'
import { ImportResult } from './ImportResult.tsx'

/** The result of the import, the next steps, and undoing it. */
export function ImportOutcome({ importKey, onAgain }: { importKey: ImportOutcome_import$key; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [asking, setAsking] = useState(false)
  const [undo, isUndoing] = useUndoStatementImport()
  const statementImport = useFragment<ImportOutcome_import$key>(
    graphql`
      fragment ImportOutcome_import on StatementImport {
        id
        status
        fileName
        failureReason
        finishedAt
        createdBy {
          fullName
        }
        counts {
          ready
        }
        ...ImportResult_import
      }
    `,
    importKey,
  )
  const { id, status, counts, failureReason, fileName, finishedAt, createdBy } = statementImport
  // It may have been undone while the dialog was open, together with the button that opened it.
  useGoOnAtHeading(asking ? null : status)
  return (
    <>
      {status === 'IMPORTED' ? (
        <ImportResult importKey={statementImport} onAgain={onAgain} onUndo={() => setAsking(true)} />
      ) : (
        <div className="page">
          <section className="card import-outcome" aria-live="polite">
            <EmptyState
              icon={
                status === 'UNDONE' ? (
                  <Undo2 className="i" aria-hidden />
                ) : (
                  <CircleX className="i tone-bad" aria-hidden />
                )
              }
              title={
                <FormattedMessage
                  id={status === 'UNDONE' ? 'statements.import.outcome.UNDONE' : 'statements.import.outcome.FAILED'}
                  values={{ count: counts.ready }}
                />
              }
              action={
                <Button onClick={onAgain}>
                  <FormattedMessage id="statements.import.again" />
                </Button>
              }
            >
              {failureReason ?? (
                <>
                  {fileName}
                  {createdBy ? ` · ${createdBy.fullName}` : ''}
                  {finishedAt ? ` · ${formats.dateTime(finishedAt)}` : ''}
                </>
              )}
            </EmptyState>
          </section>
        </div>
      )}
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'statements.import.undo.ask' }, { count: counts.ready })}
        description={<FormattedMessage id="statements.import.undo.text" />}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.back" />
            </Button>
            <Button
              variant="dangerSolid"
              loading={isUndoing}
              onClick={() => void undo({ variables: { input: { id } } }).then(() => setAsking(false))}
            >
              <FormattedMessage id="statements.import.undo" />
            </Button>
          </>
        }
      />
    </>
  )
}
