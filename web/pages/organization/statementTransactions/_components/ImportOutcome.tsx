import { CircleCheck, CircleX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportOutcome_import$key } from '../../../../__generated__/ImportOutcome_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useGoOnAtHeading } from '../../_lib/useGoOnAtHeading.ts'
import { useUndoStatementImport } from '../_lib/useUndoStatementImport.ts'

/** What became of the import, the ways on, and the way back. */
export function ImportOutcome({ importKey, onAgain }: { importKey: ImportOutcome_import$key; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [asking, setAsking] = useState(false)
  const [undo, isUndoing] = useUndoStatementImport()
  const { id, status, counts, failureReason, fileName, finishedAt, createdBy, bankAccount, allowedActions } =
    useFragment<ImportOutcome_import$key>(
      graphql`
        fragment ImportOutcome_import on StatementImport {
          id
          status
          fileName
          failureReason
          finishedAt
          allowedActions
          createdBy {
            fullName
          }
          bankAccount {
            id
            alias
          }
          counts {
            ready
            duplicates
            warnings
          }
        }
      `,
      importKey,
    )
  // Undone beneath the dialog, with the button that had opened it.
  useGoOnAtHeading(asking ? null : status)
  const imported = status === 'IMPORTED'
  const again = (
    <Button onClick={onAgain}>
      <FormattedMessage id="statements.import.again" />
    </Button>
  )
  return (
    <div className="page">
      <section className="card import-outcome" aria-live="polite">
        <EmptyState
          icon={
            imported ? (
              <CircleCheck className="i tone-ok" aria-hidden />
            ) : status === 'UNDONE' ? (
              <Undo2 className="i" aria-hidden />
            ) : (
              <CircleX className="i tone-bad" aria-hidden />
            )
          }
          title={
            <FormattedMessage
              id={`statements.import.outcome.${status}`}
              values={{ count: counts.ready, account: bankAccount.alias }}
            />
          }
          action={
            imported ? (
              <>
                <LinkButton variant="primary" to={`/reconciliation?tab=unreconciled&account=${bankAccount.id}`}>
                  <FormattedMessage id="statements.import.reconcile" />
                </LinkButton>
                <LinkButton to={`/statement-transactions?import=${id}`}>
                  <FormattedMessage id="statements.import.show" />
                </LinkButton>
                {again}
                {allowedActions.includes('UNDO') ? (
                  <Button variant="danger" icon={<Undo2 className="i" aria-hidden />} onClick={() => setAsking(true)}>
                    <FormattedMessage id="statements.import.undo" />
                  </Button>
                ) : null}
              </>
            ) : (
              again
            )
          }
        >
          {failureReason ?? (
            <>
              {fileName}
              {createdBy ? ` · ${createdBy.fullName}` : ''}
              {finishedAt ? ` · ${formats.dateTime(finishedAt)}` : ''}
              {imported && counts.duplicates > 0 ? (
                <>
                  <br />
                  <FormattedMessage id="statements.import.leftOut" values={{ count: counts.duplicates }} />
                </>
              ) : null}
            </>
          )}
        </EmptyState>
      </section>
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
    </div>
  )
}
