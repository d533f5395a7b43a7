import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditMemoReturnNote_memo$key } from '../../../../__generated__/CreditMemoReturnNote_memo.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { useUndoReturnNote } from '../_lib/useUndoReturnNote.ts'

const ReturnNoteDialog = lazy(() => import('./ReturnNoteDialog.tsx'))

/** The buyer's return note: awaited where the tax office has approved the invoice, or received. */
export function CreditMemoReturnNote({ memoKey }: { memoKey: CreditMemoReturnNote_memo$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [undo] = useUndoReturnNote()
  const [asking, setAsking] = useState<'RECORD' | 'UNDO' | null>(null)
  const memo = useFragment(
    graphql`
      fragment CreditMemoReturnNote_memo on CreditMemo {
        id
        version
        allowedActions
        returnNote {
          status
          documentUrl
          number
          date
          base {
            amount
            currency
          }
          vat {
            amount
            currency
          }
          recordedAt
          recordedBy {
            fullName
          }
        }
      }
    `,
    memoKey,
  )
  const { id, version, returnNote, allowedActions } = memo
  if (!returnNote) return null
  const { status, documentUrl, number, date, base, vat, recordedAt, recordedBy } = returnNote
  const close = () => setAsking(null)
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="creditMemos.returnNote" />
        </h2>
      </div>
      <div className="card-b form-column">
        {status === 'AWAITED' ? (
          <p className="note">
            <FormattedMessage id="creditMemos.returnNote.awaited" />
          </p>
        ) : null}
        <dl className="dl">
          {number ? <Fact label="creditMemos.returnNote.number">{number}</Fact> : null}
          {date ? <Fact label="creditMemos.returnNote.date">{formats.date(date, { year: 'always' })}</Fact> : null}
          <Fact label="creditMemos.returnNote.base">
            <span className="num">{formats.money(base)}</span>
          </Fact>
          <Fact label="creditMemos.returnNote.vat">
            <span className="num">{formats.money(vat)}</span>
          </Fact>
          {recordedAt ? (
            <Fact label="creditMemos.returnNote.recordedAt">
              {formats.dateTime(recordedAt)} · {recordedBy?.fullName ?? '–'}
            </Fact>
          ) : null}
        </dl>
        <a className={buttonClass({ size: 'sm' })} href={documentUrl} download>
          <Download className="i" aria-hidden />
          <FormattedMessage id={`creditMemos.returnNote.print.${status}`} />
        </a>
        {allowedActions.includes('RECORD_RETURN_NOTE') ? (
          <Button size="sm" onClick={() => setAsking('RECORD')}>
            <FormattedMessage id="creditMemos.returnNote.record" />
          </Button>
        ) : null}
        {allowedActions.includes('UNDO_RETURN_NOTE') ? (
          <Button size="sm" onClick={() => setAsking('UNDO')}>
            <FormattedMessage id="creditMemos.returnNote.undo" />
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {asking === 'RECORD' ? (
          <ReturnNoteDialog memo={{ id, version }} base={base.amount} vat={vat.amount} onClose={close} />
        ) : null}
      </Suspense>
      {asking === 'UNDO' ? (
        <ReasonFormDialog
          title={<FormattedMessage id="creditMemos.returnNote.undo.title" values={{ number }} />}
          description={<FormattedMessage id="creditMemos.returnNote.undo.text" />}
          submitLabel={<FormattedMessage id="creditMemos.returnNote.undo" />}
          label={<FormattedMessage id="creditMemos.reason" />}
          missing={formatMessage({ id: 'creditMemos.reason.required' })}
          send={reason => undo({ variables: { input: { id, version, reason } } })}
          onSent={close}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
