import { CircleCheck, Link2, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { type ActableMemo, type Decision, decisions } from '../_lib/actableMemo.ts'
import { useApplyCreditMemos } from '../_lib/useApplyCreditMemos.ts'
import { useApproveCreditMemos } from '../_lib/useApproveCreditMemos.ts'

const CreditMemosDialog = lazy(() =>
  import('./CreditMemosDialog.tsx').then(module => ({ default: module.CreditMemosDialog })),
)

type CreditMemoActionsProps = Finishing & {
  memos: readonly ActableMemo[]
  size?: 'sm' | 'md'
  /** Called after drafts are deleted: a page that shows one must navigate away. */
  onDeleted?: () => void
}

/** Actions that all of these credit memos allow the viewer: buttons, shortcuts and dialogs. */
export default function CreditMemoActions(props: CreditMemoActionsProps) {
  const { memos, onDone, onPartly, onDeleted, size = 'sm' } = props
  const { formatMessage } = useIntl()
  const [approve, isApproving] = useApproveCreditMemos()
  const [apply, isApplying] = useApplyCreditMemos()
  const [asking, setAsking] = useState<'DELETE' | 'VOID' | 'SEND' | null>(null)
  const offered = decisions.filter(decision => allAllow(memos, decision))
  const count = memos.length

  function finish(decision: Decision, payload: BulkPayload) {
    const records = memos.map(({ id, number, invoiceNumber, customerName }) => ({
      id,
      name: number ?? invoiceNumber ?? '',
      detail: customerName,
    }))
    const allDone = formatMessage({ id: `creditMemos.${decision}.done` }, { count: payload.results.length })
    const isGone = decision === 'DELETE' && payload.results.every(({ ok }) => ok)
    finishEach(payload, { records, allDone }, { onDone: isGone && onDeleted ? onDeleted : onDone, onPartly })
  }
  async function send(decision: Decision, sent: Promise<Outcome<BulkPayload>>) {
    const outcome = await sent
    if (outcome.ok) finish(decision, outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  const approveSeen = () =>
    send(
      'APPROVE',
      approve({ variables: { input: { creditMemos: memos.map(({ id, version }) => ({ id, version })) } } }),
    )
  const applyOldest = () => send('APPLY', apply({ variables: { input: { ids: memos.map(({ id }) => id) } } }))
  const approveLabel = formatMessage({ id: 'creditMemos.APPROVE' }, { count })
  useShortcuts(offered.includes('APPROVE') ? [{ keys: 'a', label: approveLabel, run: () => void approveSeen() }] : [])
  return (
    <>
      {offered.map(decision => {
        const label = <FormattedMessage id={`creditMemos.${decision}`} values={{ count }} />
        if (decision === 'DELETE' || decision === 'VOID')
          return (
            <Button key={decision} size={size} variant="danger" onClick={() => setAsking(decision)}>
              {label}
            </Button>
          )
        if (decision === 'SEND')
          return (
            <Button
              key={decision}
              size={size}
              icon={<Mail className="i" aria-hidden />}
              onClick={() => setAsking(decision)}
            >
              {label}
            </Button>
          )
        const isApproval = decision === 'APPROVE'
        const Icon = isApproval ? CircleCheck : Link2
        return (
          <Button
            key={decision}
            size={size}
            {...(isApproval ? { variant: 'primary' as const, hint: 'a' } : {})}
            icon={<Icon className="i" aria-hidden />}
            loading={isApproval ? isApproving : isApplying}
            onClick={() => void (isApproval ? approveSeen() : applyOldest())}
          >
            {label}
          </Button>
        )
      })}
      <Suspense fallback={null}>
        {asking === null ? null : (
          <CreditMemosDialog
            decision={asking}
            memos={memos}
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
