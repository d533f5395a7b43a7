import { CircleAlert, KeyRound, ShieldCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProvenPaymentAction } from '../../../../__generated__/usePrepareApprovalMutation.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { CODE_LENGTH, CodeField } from '../../../../ui/secondFactor/CodeField.tsx'
import { requestPasskey } from '../../../../ui/secondFactor/passkeys.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type ActablePayment, asSeen, isAsSeen } from '../_lib/actablePayment.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'
import { useApprovePayments } from '../_lib/useApprovePayments.ts'
import { type ApprovalPlace, useApprovalPlace } from '../_lib/useApprovalPlace.ts'
import { usePreparation } from '../_lib/usePreparation.ts'
import { useResendPayments } from '../_lib/useResendPayments.ts'
import { ApprovalFrame, ApprovalLead } from './ApprovalFrame.tsx'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { ApprovalTotals } from './ApprovalTotals.tsx'
import { PaymentLines } from './PaymentLines.tsx'
import './approvalPanel.css'
import './payments.css'

type ApprovalDialogProps = ApprovalPlace & {
  action: ProvenPaymentAction
  payments: readonly ActablePayment[]
  /** Bills to approve together: the opener does that after the payments. A bill requires no code. */
  bills?: readonly DecidedBill[]
  onClose: () => void
  /** Next to the list of the payments, where there is room. */
  docked?: boolean
  /** Whether the code field takes the focus. */
  takesFocus?: boolean
  /** Awaited before another code is accepted. */
  onDone: (payload: BulkPayload) => void | Promise<void>
}

/**
 * Approves or resends payments: shows them with the evidence for and against each, and takes one fresh code or passkey, valid only for this
 * list. Nothing is sent before its button is pressed.
 */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { action, payments, bills = [], docked = false, takesFocus = true, onClose, onDone } = props
  const { formatMessage } = useIntl()
  const formId = useId()
  const [approve] = useApprovePayments()
  const [resend] = useResendPayments()
  const [list, setList] = useState(payments)
  const [failure, setFailure] = useState<string | null>(null)
  const [code, setCode] = useState('')
  if (!isAsSeen(list, payments)) {
    // Other payments require another code; errors of the remaining payments stay valid.
    setList(payments)
    setCode('')
    setFailure(null)
  }
  const { passkeyOptions, method, refusal, prepared, isCheckingNames, isOfList } = usePreparation(action, list)
  const shown = useApprovalPlace(prepared?.lines ?? [], props)
  const [isSending, setSending] = useState(false)
  const [tries, setTries] = useState(0)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const inFlight = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const count = payments.length
  const send = action === 'APPROVE' ? approve : resend

  async function prove(read: () => Promise<FreshFactor | string | null>) {
    // A double click must not use up a second code.
    if (inFlight.current) return
    inFlight.current = true
    setSending(true)
    setFailure(null)
    const proof = await read()
    if (typeof proof === 'string' || proof === null) setFailure(proof)
    else {
      const outcome = await send({ variables: { input: { payments: payments.map(asSeen), ...proof } } })
      if (outcome.ok) {
        const { results, payments: changed } = outcome.payload
        await onDone({ results, statuses: changed.map(({ status }) => status) })
      } else setFailure(wordsOf(outcome))
    }
    inFlight.current = false
    setSending(false)
    setCode('')
    setTries(before => before + 1)
  }

  async function usePasskey(): Promise<FreshFactor | string | null> {
    const outcome = await requestPasskey(() => Promise.resolve({ options: passkeyOptions, userErrors: [] }))
    if (outcome.kind === 'answered') return { passkeyAssertion: outcome.answer }
    return outcome.kind === 'cancelled' ? null : outcome.message || formatMessage({ id: 'request.unreachable' })
  }

  const problem = refusal ?? failure
  const isReady = refusal === null && method !== 'unknown'
  const isShown =
    isReady && isOfList && (method === 'PASSKEY' || (method === 'AUTHENTICATOR_APP' && code.length === CODE_LENGTH))
  const isLookedAt = (prepared?.lines ?? []).every(({ id, duplicates }) => duplicates.length === 0 || checked.has(id))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isShown || !isLookedAt) return
    void prove(method === 'PASSKEY' ? usePasskey : () => Promise.resolve({ code }))
  }
  useShortcuts([
    {
      keys: '$mod+Enter',
      label: formatMessage({ id: `payments.${action}.submit` }, { count }),
      run: () => form.current?.requestSubmit(),
    },
  ])
  return (
    <ApprovalFrame
      docked={docked}
      takesFocus={takesFocus}
      onClose={onClose}
      title={
        bills.length > 0 ? (
          <FormattedMessage id="approvals.APPROVE.title" values={{ payments: count, bills: bills.length }} />
        ) : (
          <FormattedMessage id={`payments.${action}.title`} values={{ count }} />
        )
      }
      description={<ApprovalLead action={action} lines={prepared?.lines ?? []} count={count} />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          {isReady && method === 'none' ? (
            <LinkButton variant="primary" to="/settings/security" data-autofocus>
              <FormattedMessage id="freshFactor.setUp" />
            </LinkButton>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              icon={
                method === 'PASSKEY' ? (
                  <KeyRound className="i" aria-hidden />
                ) : (
                  <ShieldCheck className="i" aria-hidden />
                )
              }
              hint="mod+Enter"
              loading={isSending}
              disabled={!isShown || !isLookedAt}
              data-autofocus={method === 'PASSKEY' || undefined}
            >
              <FormattedMessage
                id={
                  method === 'PASSKEY'
                    ? `payments.${action}.passkey`
                    : bills.length > 0
                      ? 'approvals.APPROVE.submit'
                      : `payments.${action}.submit`
                }
                values={{ count: count + bills.length }}
              />
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={formId} className="approval-form" noValidate onSubmit={submit} onKeyDown={shown.onKeyDown}>
        {prepared ? (
          <ApprovalPanel
            prepared={prepared}
            shown={shown}
            isCheckingNames={isCheckingNames}
            checked={checked}
            onCheck={(id, isChecked) => setChecked(before => withOrWithout(before, id, isChecked))}
          />
        ) : (
          <PaymentLines payments={payments} bills={bills} />
        )}
        {prepared && bills.length > 0 ? <PaymentLines payments={[]} bills={bills} /> : null}
        <div className="approval-proof form-column">
          {prepared ? <ApprovalTotals count={count} totals={prepared} /> : null}
          {bills.length > 0 ? (
            <p className="t12 muted">
              <FormattedMessage id="approvals.APPROVE.code" />
            </p>
          ) : null}
          {problem === null ? null : (
            <p className="note bad" role="alert">
              <CircleAlert className="i" aria-hidden />
              <span>{problem}</span>
            </p>
          )}
          {isReady && method === 'none' ? (
            <p className="note warn">
              <FormattedMessage id="freshFactor.lead.none" />
            </p>
          ) : null}
          {isReady && method === 'AUTHENTICATOR_APP' ? (
            <div>
              {/* Remounted for another attempt, so that it has the focus. */}
              <CodeField
                key={tries}
                code={code}
                onChange={setCode}
                checking={isSending}
                refused={failure !== null}
                takesFocus={takesFocus || tries > 0}
              />
              <p className="t12 muted">
                {isShown && !isLookedAt ? (
                  <FormattedMessage id="payments.panel.tickFirst" />
                ) : (
                  <FormattedMessage id={`payments.${action}.hint`} values={{ count }} />
                )}
              </p>
            </div>
          ) : null}
        </div>
      </form>
    </ApprovalFrame>
  )
}

function withOrWithout(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
