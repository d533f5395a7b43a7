import { CircleCheck, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { type ActableInvoice, type Decision, decisions } from '../_lib/actableInvoice.ts'
import { useApproveInvoices } from '../_lib/useApproveInvoices.ts'
import { useSubmitInvoices } from '../_lib/useSubmitInvoices.ts'

const ApproveInvoicesDialog = lazy(() =>
  import('./ApproveInvoicesDialog.tsx').then(module => ({ default: module.ApproveInvoicesDialog })),
)
const InvoicesDialog = lazy(() => import('./InvoicesDialog.tsx').then(module => ({ default: module.InvoicesDialog })))

type InvoiceActionsProps = Finishing & {
  invoices: readonly ActableInvoice[]
  /** In a list, which says nothing of taxes: approval asks first, with what an invoice's page says of them. */
  asksFirst?: boolean
  size?: 'sm' | 'md'
  /** Called after drafts are deleted: a page that shows one must navigate away. */
  onDeleted?: () => void
}

const isDangerous = (decision: Decision) => decision === 'DELETE' || decision === 'CANCEL'

/** Actions that all of these invoices allow the viewer: buttons, shortcuts and dialogs. */
export default function InvoiceActions(props: InvoiceActionsProps) {
  const { invoices, asksFirst = false, onDone, onPartly, onDeleted, size = 'sm' } = props
  const { formatMessage } = useIntl()
  const [approve, isApproving] = useApproveInvoices()
  const [submit, isSubmitting] = useSubmitInvoices()
  const [asking, setAsking] = useState<Decision | null>(null)
  const offered = decisions.filter(decision => allAllow(invoices, decision))
  const count = invoices.length

  function finish(decision: Decision, payload: BulkPayload) {
    const records = invoices.map(({ id, number, customerName }) => ({
      id,
      name: number ?? formatMessage({ id: 'invoices.noNumber' }),
      detail: customerName,
    }))
    const allDone = formatMessage({ id: `invoices.${decision}.done` }, { count: payload.results.length })
    const isGone = decision === 'DELETE' && payload.results.every(({ ok }) => ok)
    finishEach(payload, { records, allDone }, { onDone: isGone && onDeleted ? onDeleted : onDone, onPartly })
  }
  async function send(decision: Decision, sent: Promise<Outcome<BulkPayload>>) {
    const outcome = await sent
    if (outcome.ok) finish(decision, outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  const now: Partial<Record<Decision, () => Promise<void>>> = {
    SUBMIT: () => send('SUBMIT', submit({ variables: { input: { ids: invoices.map(({ id }) => id) } } })),
    APPROVE: async () => {
      if (asksFirst) return setAsking('APPROVE')
      const seen = invoices.map(({ id, version }) => ({ id, version }))
      return send('APPROVE', approve({ variables: { input: { invoices: seen } } }))
    },
  }
  const approveLabel = formatMessage({ id: 'invoices.APPROVE' }, { count })
  useShortcuts(offered.includes('APPROVE') ? [{ keys: 'a', label: approveLabel, run: () => void now.APPROVE?.() }] : [])
  return (
    <>
      {offered.map(decision => {
        const act = now[decision]
        const label = <FormattedMessage id={`invoices.${decision}`} values={{ count }} />
        if (!act)
          return (
            <Button
              key={decision}
              size={size}
              {...(isDangerous(decision) ? { variant: 'danger' as const } : {})}
              onClick={() => setAsking(decision)}
            >
              {label}
            </Button>
          )
        const Icon = decision === 'APPROVE' ? CircleCheck : Send
        return (
          <Button
            key={decision}
            size={size}
            variant="primary"
            icon={<Icon className="i" aria-hidden />}
            loading={decision === 'APPROVE' ? isApproving : isSubmitting}
            {...(decision === 'APPROVE' ? { hint: 'a' } : {})}
            onClick={() => void act()}
          >
            {label}
          </Button>
        )
      })}
      <Suspense fallback={null}>
        {asking === 'APPROVE' ? (
          <ApproveInvoicesDialog
            invoices={invoices}
            onClose={() => setAsking(null)}
            onDone={payload => {
              setAsking(null)
              finish('APPROVE', payload)
            }}
          />
        ) : null}
        {asking === null || asking === 'APPROVE' ? null : (
          <InvoicesDialog
            decision={asking}
            invoices={invoices}
            onClose={() => setAsking(null)}
            onDone={payload => {
              setAsking(null)
              finish(asking, payload)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
