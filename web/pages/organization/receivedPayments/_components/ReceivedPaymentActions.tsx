import { CircleCheck, Link2, Link2Off, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { type ActablePayment, type ChoosablePayment, type Decision, decisions } from '../_lib/actablePayment.ts'
import { useConfirmReceivedPayments } from '../_lib/useConfirmReceivedPayments.ts'

const ReceivedPaymentsDialog = lazy(() =>
  import('./ReceivedPaymentsDialog.tsx').then(module => ({ default: module.ReceivedPaymentsDialog })),
)
const ApplyPaymentDialog = lazy(() => import('./ApplyPaymentDialog.tsx'))

type ReceivedPaymentActionsProps = Finishing & {
  payments: readonly ActablePayment[]
  /** On the page of one payment: its invoices are chosen, with the oldest suggested. */
  choosable?: ChoosablePayment | null
  size?: 'sm' | 'md'
}

const NONE: ReadonlySet<string> = new Set()

/** Actions that all of these payments allow the viewer, and their dialog. */
export default function ReceivedPaymentActions(props: ReceivedPaymentActionsProps) {
  const { payments, choosable, onDone, onPartly, size = 'sm' } = props
  const { formatMessage } = useIntl()
  const [confirm, isConfirming] = useConfirmReceivedPayments()
  const [asking, setAsking] = useState<'CANCEL' | 'UNAPPLY' | 'SEND' | 'APPLY' | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const offered = decisions.filter(decision => allAllow(payments, decision))
  const count = payments.length
  const [only] = payments

  function finish(decision: Decision, payload: BulkPayload) {
    const records = payments.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName }))
    const allDone = formatMessage({ id: `receivedPayments.${decision}.done` }, { count: payload.results.length })
    finishEach(payload, { records, allDone }, { onDone, onPartly })
  }
  async function send(decision: Decision, sent: Promise<Outcome<BulkPayload>>) {
    const outcome = await sent
    if (outcome.ok) finish(decision, outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  const confirmSeen = () =>
    send(
      'CONFIRM',
      confirm({ variables: { input: { payments: payments.map(({ id, version }) => ({ id, version })) } } }),
    )
  return (
    <>
      {offered.includes('CANCEL') ? (
        <Button size={size} variant="danger" onClick={() => setAsking('CANCEL')}>
          <FormattedMessage id="receivedPayments.CANCEL" values={{ count }} />
        </Button>
      ) : null}
      {offered.includes('UNAPPLY') ? (
        <Button size={size} icon={<Link2Off className="i" aria-hidden />} onClick={() => setAsking('UNAPPLY')}>
          <FormattedMessage id="receivedPayments.UNAPPLY" values={{ count }} />
        </Button>
      ) : null}
      {offered.includes('SEND') ? (
        <Button size={size} icon={<Mail className="i" aria-hidden />} onClick={() => setAsking('SEND')}>
          <FormattedMessage id="receivedPayments.SEND" values={{ count }} />
        </Button>
      ) : null}
      {offered.includes('APPLY') ? (
        <Button
          size={size}
          icon={<Link2 className="i" aria-hidden />}
          onClick={() => (choosable ? setChoosing(true) : setAsking('APPLY'))}
        >
          <FormattedMessage id={choosable ? 'receivedPayments.choose' : 'receivedPayments.APPLY'} values={{ count }} />
        </Button>
      ) : null}
      {offered.includes('CONFIRM') ? (
        <Button
          size={size}
          variant="primary"
          icon={<CircleCheck className="i" aria-hidden />}
          loading={isConfirming}
          onClick={() => void confirmSeen()}
        >
          <FormattedMessage id="receivedPayments.CONFIRM" values={{ count }} />
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {asking === null ? null : (
          <ReceivedPaymentsDialog
            decision={asking}
            payments={payments}
            isOfPage={choosable !== undefined}
            onClose={() => setAsking(null)}
            onDone={payload => {
              setAsking(null)
              finish(asking, payload)
            }}
          />
        )}
        {isChoosing && choosable && only ? (
          <ApplyPaymentDialog
            payment={only}
            choosable={choosable}
            onClose={() => setChoosing(false)}
            onSent={() => {
              setChoosing(false)
              onDone(NONE)
            }}
            // Reads the payment again.
            onStale={() => onDone(NONE)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
