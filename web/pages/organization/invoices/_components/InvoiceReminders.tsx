import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceReminders_invoice$key } from '../../../../__generated__/InvoiceReminders_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { Fact } from '../../_components/Fact.tsx'
import { ReminderEmails } from '../../_components/ReminderEmails.tsx'
import { useSetInvoiceDispute } from '../_lib/useSetInvoiceDispute.ts'
import { useSetInvoicePromise } from '../_lib/useSetInvoicePromise.ts'

const PromiseDialog = lazy(() => import('./PromiseDialog.tsx'))
const DisputeDialog = lazy(() => import('./DisputeDialog.tsx'))

type InvoiceRemindersProps = {
  invoiceKey: InvoiceReminders_invoice$key
  /** Users who manage invoices record agreements. */
  mayManage: boolean
  /** The button for manual reminders; null when nothing is outstanding. */
  remind: ReactNode
}

/** The agreement about an issued invoice, and the reminders sent for it. */
export function InvoiceReminders({ invoiceKey, mayManage, remind }: InvoiceRemindersProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, status, agreement, reminders } = useFragment(
    graphql`
      fragment InvoiceReminders_invoice on Invoice @throwOnFieldError {
        id
        status
        agreement {
          promisedOn
          promiseNote
          promisedAt
          promisedBy {
            fullName
          }
          isDisputed
          disputeReason
          disputedAt
          disputedBy {
            fullName
          }
          version
        }
        reminders {
          ...ReminderEmails_reminders
        }
      }
    `,
    invoiceKey,
  )
  const [asking, setAsking] = useState<'promise' | 'dispute' | null>(null)
  const [setPromise, isWithdrawing] = useSetInvoicePromise()
  const [setDispute, isSettling] = useSetInvoiceDispute()
  const version = agreement?.version ?? 0
  const isDisputed = agreement?.isDisputed ?? false
  const promisedOn = agreement?.promisedOn ?? null
  const isOpen = status === 'ISSUED' || status === 'PARTIALLY_PAID'
  const byWhom = (at: string | null | undefined, person: { readonly fullName: string } | null | undefined) =>
    [at ? formats.dateTime(at) : null, person?.fullName].filter(Boolean).join(' · ')

  async function withdraw() {
    const outcome = await setPromise({ variables: { input: { invoiceId: id, date: null, note: null, version } } })
    if (outcome.ok) toast.success(formatMessage({ id: 'reminders.promise.withdrawn' }))
    else toast.error(wordsOf(outcome))
  }
  async function settle() {
    const outcome = await setDispute({ variables: { input: { invoiceId: id, reason: null, version } } })
    if (outcome.ok) toast.success(formatMessage({ id: 'reminders.dispute.settled' }))
    else toast.error(wordsOf(outcome))
  }
  return (
    <section className="card">
      <div className="card-h">
        <h2 className="grow">
          <FormattedMessage id="reminders.title" />
        </h2>
        {mayManage && isOpen ? remind : null}
      </div>
      <div className="card-b form-column">
        {promisedOn !== null || isDisputed ? (
          <dl className="dl">
            {promisedOn === null ? null : (
              <Fact label="reminders.promisedBy" detail={byWhom(agreement?.promisedAt, agreement?.promisedBy)}>
                {formats.date(promisedOn, { year: 'always' })}
                {agreement?.promiseNote ? <small>{agreement.promiseNote}</small> : null}
              </Fact>
            )}
            {isDisputed ? (
              <Fact label="reminders.disputed" detail={byWhom(agreement?.disputedAt, agreement?.disputedBy)}>
                {agreement?.disputeReason}
              </Fact>
            ) : null}
          </dl>
        ) : null}
        {mayManage && isOpen ? (
          <div className="row wrap">
            <Button size="sm" onClick={() => setAsking('promise')}>
              <FormattedMessage id={promisedOn === null ? 'reminders.promise' : 'reminders.promise.change'} />
            </Button>
            {promisedOn === null ? null : (
              <Button size="sm" variant="ghost" loading={isWithdrawing} onClick={() => void withdraw()}>
                <FormattedMessage id="reminders.promise.withdraw" />
              </Button>
            )}
            {isDisputed ? (
              <Button size="sm" loading={isSettling} onClick={() => void settle()}>
                <FormattedMessage id="reminders.dispute.settle" />
              </Button>
            ) : (
              <Button size="sm" onClick={() => setAsking('dispute')}>
                <FormattedMessage id="reminders.dispute" />
              </Button>
            )}
          </div>
        ) : null}
        <ReminderEmails remindersKey={reminders} />
      </div>
      <Suspense fallback={null}>
        {asking === 'promise' ? (
          <PromiseDialog invoiceId={id} agreement={agreement ?? null} onClose={() => setAsking(null)} />
        ) : null}
        {asking === 'dispute' ? (
          <DisputeDialog invoiceId={id} version={version} onClose={() => setAsking(null)} />
        ) : null}
      </Suspense>
    </section>
  )
}
