import { CircleCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { type ActableOrder, orderRecord } from '../_lib/actableOrder.ts'
import { useApproveSalesOrders } from '../_lib/useApproveSalesOrders.ts'

const ApproveOrdersDialog = lazy(() =>
  import('./ApproveOrdersDialog.tsx').then(module => ({ default: module.ApproveOrdersDialog })),
)
const EndOrdersDialog = lazy(() =>
  import('./EndOrdersDialog.tsx').then(module => ({ default: module.EndOrdersDialog })),
)
const OverrideDialog = lazy(() => import('./OverrideDialog.tsx').then(module => ({ default: module.OverrideDialog })))

type SalesOrderActionsProps = Finishing & {
  orders: readonly ActableOrder[]
  /** The amount by which a single order exceeds the credit limit: its approval then requires a reason and the permission. */
  exceededBy?: string | null
  /** In a list, which says nothing of taxes: approval asks first, with what an order's page says of them. */
  asksFirst?: boolean
  size?: 'sm' | 'md'
}

type Decision = 'APPROVE' | 'REJECT' | 'CANCEL' | 'CLOSE'

/** Actions that all of these orders allow the viewer: buttons, shortcuts and dialogs. */
export default function SalesOrderActions(props: SalesOrderActionsProps) {
  const { orders, exceededBy = null, asksFirst = false, onDone, onPartly, size = 'sm' } = props
  const { formatMessage } = useIntl()
  const [approve, isApproving] = useApproveSalesOrders()
  const [asking, setAsking] = useState<Decision | null>(null)
  const mayApprove = allAllow(orders, 'APPROVE')

  function finish(decision: Decision, payload: BulkPayload) {
    const allDone = formatMessage({ id: `salesOrders.${decision}.done` }, { count: payload.results.length })
    finishEach(payload, { records: orders.map(orderRecord), allDone }, { onDone, onPartly })
  }
  async function doApprove() {
    if (asksFirst || exceededBy !== null) return setAsking('APPROVE')
    const salesOrders = orders.map(({ id, version }) => ({ id, version }))
    const outcome = await approve({ variables: { input: { salesOrders } } })
    if (outcome.ok) finish('APPROVE', outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  const approveLabel = formatMessage({ id: 'salesOrders.APPROVE' }, { count: orders.length })
  useShortcuts(mayApprove ? [{ keys: 'a', label: approveLabel, run: () => void doApprove() }] : [])
  const close = () => setAsking(null)
  const [only] = orders.length === 1 ? orders : []
  const end = (decision: 'REJECT' | 'CANCEL' | 'CLOSE'): ReactNode => (
    <EndOrdersDialog
      decision={decision}
      orders={orders}
      onClose={close}
      onDone={payload => {
        close()
        finish(decision, payload)
      }}
    />
  )
  return (
    <>
      {(['CANCEL', 'REJECT', 'CLOSE'] as const).map(decision =>
        allAllow(orders, decision) ? (
          <Button
            key={decision}
            size={size}
            {...(decision === 'CLOSE' ? {} : { variant: 'danger' as const })}
            onClick={() => setAsking(decision)}
          >
            <FormattedMessage id={`salesOrders.${decision}`} values={{ count: orders.length }} />
          </Button>
        ) : null,
      )}
      {mayApprove ? (
        <Button
          size={size}
          variant="primary"
          icon={<CircleCheck className="i" aria-hidden />}
          hint="a"
          loading={isApproving}
          onClick={() => void doApprove()}
        >
          {approveLabel}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {asking === 'APPROVE' && only && exceededBy !== null ? (
          <OverrideDialog
            order={only}
            exceededBy={exceededBy}
            onClose={close}
            onDone={payload => {
              close()
              finish('APPROVE', payload)
            }}
          />
        ) : null}
        {asking === 'APPROVE' && asksFirst ? (
          <ApproveOrdersDialog
            salesOrders={orders}
            onClose={close}
            onDone={payload => {
              close()
              finish('APPROVE', payload)
            }}
          />
        ) : null}
        {asking === null || asking === 'APPROVE' ? null : end(asking)}
      </Suspense>
    </>
  )
}
