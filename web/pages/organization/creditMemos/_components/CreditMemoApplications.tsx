import { lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CreditMemoApplications_memo$key } from '../../../../__generated__/CreditMemoApplications_memo.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useUndoApplications } from '../_lib/useUndoApplications.ts'

const ApplyMemo = lazy(() => import('./ApplyMemo.tsx'))

type CreditMemoApplicationsProps = {
  memoKey: CreditMemoApplications_memo$key
  /** Called when someone else has changed the memo: it must be read again. */
  onStale: () => void
}

/** The invoices that a memo pays; applications can be undone, and the rest applied. */
export function CreditMemoApplications({ memoKey, onStale }: CreditMemoApplicationsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [undo] = useUndoApplications()
  const [undoing, setUndoing] = useState<string | null>(null)
  const memo = useFragment(
    graphql`
      fragment CreditMemoApplications_memo on CreditMemo @throwOnFieldError {
        id
        version
        status
        allowedActions
        currency
        remaining {
          amount
        }
        customerId
        entity {
          uuid
        }
        invoice {
          id
        }
        applications {
          uuid
          invoice {
            uuid
            number
          }
          amount {
            amount
            currency
          }
          appliedOn
          appliedBy {
            fullName
          }
          undoneAt
          undoneBy {
            fullName
          }
          undoReason
        }
      }
    `,
    memoKey,
  )
  const { id, version, allowedActions, applications, invoice, customerId } = memo
  const isVoided = memo.status === 'VOIDED'
  const canUndo = allowedActions.includes('UNDO')
  const mayApply = allowedActions.includes('APPLY')
  return (
    <div className="form-column">
      {applications.length === 0 && !mayApply ? (
        <p className="muted">
          <FormattedMessage id={`creditMemos.applications.${isVoided ? 'noneVoided' : 'none'}`} />
        </p>
      ) : null}
      {applications.length === 0 ? null : (
        <div className="document-table-scroll">
          <table className="document-table">
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="creditMemos.invoice" />
                </th>
                <th scope="col" className="document-part">
                  <FormattedMessage id="creditMemos.appliedOn" />
                </th>
                <th scope="col" className="num">
                  <FormattedMessage id="creditMemos.amount" />
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {applications.map(one => (
                <tr key={one.uuid} className={one.undoneAt ? 'muted' : undefined}>
                  <th scope="row">
                    {one.invoice ? (
                      <Link className="link" to={`/invoices/${one.invoice.uuid}`}>
                        {one.invoice.number}
                      </Link>
                    ) : (
                      '–'
                    )}
                    <small className="document-how" aria-hidden>
                      {formats.date(one.appliedOn)} · {one.appliedBy?.fullName ?? '–'}
                    </small>
                    {one.undoReason ? (
                      <small>
                        <FormattedMessage
                          id="creditMemos.undoneBy"
                          values={{ reason: one.undoReason, name: one.undoneBy?.fullName ?? '–' }}
                        />
                      </small>
                    ) : null}
                  </th>
                  <td className="document-part">
                    {formats.date(one.appliedOn)} · {one.appliedBy?.fullName ?? '–'}
                  </td>
                  <td className="num">{formats.money(one.amount)}</td>
                  <td>
                    {canUndo && !one.undoneAt ? (
                      <Button size="sm" onClick={() => setUndoing(one.uuid)}>
                        <FormattedMessage id="creditMemos.undo" />
                      </Button>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayApply ? (
        <Boundary
          shows={id}
          fallback={<Bar width="100%" height={96} />}
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          <ApplyMemo
            memo={{
              id,
              version,
              available: memo.remaining.amount,
              currency: memo.currency,
              own: invoice?.id ?? null,
              customerId,
              entityUuid: memo.entity?.uuid ?? null,
            }}
            onStale={onStale}
          />
        </Boundary>
      ) : null}
      {undoing === null ? null : (
        <ReasonFormDialog
          title={<FormattedMessage id="creditMemos.undo.title" />}
          description={<FormattedMessage id="creditMemos.undo.text" />}
          submitLabel={<FormattedMessage id="creditMemos.undo" />}
          label={<FormattedMessage id="creditMemos.reason" />}
          missing={formatMessage({ id: 'creditMemos.reason.required' })}
          send={reason => undo({ variables: { input: { id, version, applicationUuids: [undoing], reason } } })}
          onSent={() => setUndoing(null)}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  )
}
