import { CircleCheck, Link, Send } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { DeleteButton } from '../../results/DeleteButton.tsx'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { type ActableBill, billRecord } from '../_public/actableBill.ts'
import { useApproveBills } from '../_public/useApproveBills.ts'
import { useDeleteBills } from '../_lib/useDeleteBills.ts'
import { useSubmitBills } from '../_lib/useSubmitBills.ts'

const CancelBillsDialog = lazy(() =>
  import('../_public/CancelBillsDialog.tsx').then(module => ({ default: module.CancelBillsDialog })),
)
const MarkPaidDialog = lazy(() => import('./MarkPaidDialog.tsx').then(module => ({ default: module.MarkPaidDialog })))

type BillActionsProps = Finishing & {
  bills: readonly ActableBill[]
  /** Called instead when all of them are deleted. */
  onDeleted?: () => void
  size?: 'sm' | 'md'
}

/** Actions that all of these bills allow the viewer: buttons, shortcuts and dialogs. */
export default function BillActions({ bills, onDone, onDeleted, onPartly, size = 'sm' }: BillActionsProps) {
  const { formatMessage } = useIntl()
  const [submit, isSubmitting] = useSubmitBills()
  const [approve, isApproving] = useApproveBills()
  const [remove, isDeleting] = useDeleteBills()
  const [asking, setAsking] = useState<'CANCEL' | 'MARK_PAID' | null>(null)
  const [only] = bills.length === 1 ? bills : []
  const mayApprove = allAllow(bills, 'APPROVE')

  async function act(action: 'SUBMIT' | 'APPROVE', send: () => Promise<Outcome<BulkPayload>>) {
    const outcome = await send()
    if (outcome.ok) finish(action, outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  function finish(action: 'SUBMIT' | 'APPROVE' | 'CANCEL', payload: BulkPayload) {
    const allDone = formatMessage({ id: `bills.${action}.done` }, { count: payload.results.length })
    finishEach(payload, { records: bills.map(billRecord), allDone }, { onDone, onPartly })
  }
  const doSubmit = () => act('SUBMIT', () => submit({ variables: { input: { ids: bills.map(({ id }) => id) } } }))
  const doApprove = () =>
    act('APPROVE', () =>
      approve({ variables: { input: { bills: bills.map(({ id, version }) => ({ id, version })) } } }),
    )
  const approveLabel = formatMessage({ id: 'bills.APPROVE' }, { count: bills.length })
  useShortcuts(mayApprove ? [{ keys: 'a', label: approveLabel, run: () => void doApprove() }] : [])
  const close = () => setAsking(null)
  const closeDone = () => {
    close()
    onDone(new Set())
  }

  const dialogs: Record<'CANCEL' | 'MARK_PAID', ReactNode> = {
    CANCEL: (
      <CancelBillsDialog
        bills={bills}
        onClose={close}
        onDone={payload => {
          close()
          finish('CANCEL', payload)
        }}
      />
    ),
    MARK_PAID: only ? <MarkPaidDialog bill={only} onClose={close} onDone={closeDone} /> : null,
  }
  return (
    <>
      {allAllow(bills, 'CANCEL') ? (
        <Button size={size} variant="danger" onClick={() => setAsking('CANCEL')}>
          <FormattedMessage id="bills.CANCEL" />
        </Button>
      ) : null}
      {allAllow(bills, 'DELETE') ? (
        <DeleteButton
          size={size}
          records={bills.map(billRecord)}
          ask={formatMessage({ id: 'bills.DELETE.ask' }, { count: bills.length })}
          text={formatMessage({ id: 'bills.DELETE.text' })}
          allDone={formatMessage({ id: 'bills.DELETE.done' }, { count: bills.length })}
          isDeleting={isDeleting}
          send={() => remove({ variables: { input: { ids: bills.map(({ id }) => id) } } })}
          onPartly={onPartly}
          onDone={refused => (refused.size === 0 && onDeleted ? onDeleted() : onDone(refused))}
        />
      ) : null}
      {only && allAllow(bills, 'MARK_PAID') ? (
        <Button size={size} icon={<Link className="i" aria-hidden />} onClick={() => setAsking('MARK_PAID')}>
          <FormattedMessage id="bills.MARK_PAID" />
        </Button>
      ) : null}
      {only && allAllow(bills, 'PAY') ? (
        <LinkButton
          size={size}
          variant="primary"
          icon={<Send className="i" aria-hidden />}
          to={`/payments/create?bill=${only.uuid}`}
        >
          <FormattedMessage id="bills.PAY" />
        </LinkButton>
      ) : null}
      {allAllow(bills, 'SUBMIT') ? (
        <Button size={size} variant="primary" loading={isSubmitting} onClick={() => void doSubmit()}>
          <FormattedMessage id="bills.SUBMIT" values={{ count: bills.length }} />
        </Button>
      ) : null}
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
      <Suspense fallback={null}>{asking ? dialogs[asking] : null}</Suspense>
    </>
  )
}
