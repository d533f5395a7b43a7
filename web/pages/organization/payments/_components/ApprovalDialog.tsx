import { CircleAlert, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProvenPaymentAction } from '../../../../__generated__/usePrepareApprovalMutation.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { useOrganizationName } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { type FreshFactor, type Method, readMethod } from '../../../../ui/freshFactor/freshFactor.ts'
import { DialogBody } from '../../../../ui/overlay/DialogBody.tsx'
import { CodeInput } from '../../../../ui/secondFactor/CodeInput.tsx'
import { askPasskey } from '../../../../ui/secondFactor/passkeys.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'
import { useApprovePayments } from '../_lib/useApprovePayments.ts'
import { usePrepareApproval } from '../_lib/usePrepareApproval.ts'
import { useResendPayments } from '../_lib/useResendPayments.ts'
import { PaymentLines } from './PaymentLines.tsx'
import './payments.css'

type ApprovalDialogProps = {
  action: ProvenPaymentAction
  payments: readonly ActablePayment[]
  /** Bills that are approved with them: by whoever opened the dialog, once the payments are. A bill takes no code. */
  bills?: readonly DecidedBill[]
  onClose: () => void
  /** What it promises is waited for before another code is taken. */
  onDone: (payload: BulkPayload) => void | Promise<void>
}

/** Approves or sends again: shows exactly what, and takes one fresh code or passkey that is good for this list alone. */
export function ApprovalDialog({ action, payments, bills = [], onClose, onDone }: ApprovalDialogProps) {
  const { formatMessage } = useIntl()
  const organization = useOrganizationName()
  const [approve] = useApprovePayments()
  const [resend] = useResendPayments()
  const { passkeyOptions, method, refusal } = usePreparation(action, payments)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const inFlight = useRef(false)
  const count = payments.length
  const send = action === 'APPROVE' ? approve : resend

  async function prove(read: () => Promise<FreshFactor | string | null>) {
    // The second press of a button must not spend a second code.
    if (inFlight.current) return
    inFlight.current = true
    setSending(true)
    setFailure(null)
    const shown = await read()
    if (typeof shown === 'string' || shown === null) setFailure(shown)
    else {
      const outcome = await send({ variables: { input: { payments: payments.map(asSeen), ...shown } } })
      if (outcome.ok) await onDone(outcome.payload)
      else setFailure(wordsOf(outcome))
    }
    inFlight.current = false
    setSending(false)
  }

  async function usePasskey(): Promise<FreshFactor | string | null> {
    const outcome = await askPasskey(() => Promise.resolve({ options: passkeyOptions, userErrors: [] }))
    if (outcome.kind === 'answered') return { passkeyAssertion: outcome.answer }
    return outcome.kind === 'cancelled' ? null : outcome.message || formatMessage({ id: 'request.unreachable' })
  }

  const problem = refusal ?? failure
  const isReady = refusal === null && method !== 'unknown'
  return (
    <DialogBody
      open
      alert
      size="md"
      onClose={onClose}
      title={
        bills.length > 0 ? (
          <FormattedMessage id="approvals.APPROVE.title" values={{ payments: count, bills: bills.length }} />
        ) : (
          <FormattedMessage id={`payments.${action}.title`} values={{ count }} />
        )
      }
      description={<FormattedMessage id={`payments.${action}.text`} values={{ organization, count }} />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          {isReady && method === 'none' ? (
            <LinkButton variant="primary" to="/settings/security" data-autofocus>
              <FormattedMessage id="freshFactor.setUp" />
            </LinkButton>
          ) : null}
          {isReady && method === 'PASSKEY' ? (
            <Button
              variant="primary"
              icon={<KeyRound className="i" aria-hidden />}
              loading={isSending}
              data-autofocus
              onClick={() => void prove(usePasskey)}
            >
              <FormattedMessage id="payments.withPasskey" />
            </Button>
          ) : null}
        </>
      }
    >
      <div className="form-column">
        <PaymentLines payments={payments} bills={bills} />
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
            <CodeInput
              checking={isSending}
              refused={failure !== null}
              onComplete={code => prove(() => Promise.resolve({ code }))}
            />
            <p className="t12 muted">
              <FormattedMessage id="payments.code.hint" values={{ count }} />
            </p>
          </div>
        ) : null}
      </div>
    </DialogBody>
  )
}

const asSeen = ({ id, version }: ActablePayment) => ({ id, version })

type Preparation = {
  passkeyOptions: string | null
  /** By what the person can prove themselves. */
  method: Method | 'none' | 'unknown'
  /** Why the list can't be approved as it was seen. */
  refusal: string | null
}

/** Asks, once, whether the list can still be approved as it was seen, and by what. */
function usePreparation(action: ProvenPaymentAction, payments: readonly ActablePayment[]): Preparation {
  const [prepare] = usePrepareApproval()
  const [preparation, setPreparation] = useState<Preparation>({
    passkeyOptions: null,
    method: 'unknown',
    refusal: null,
  })
  const asked = useRef({ action, payments })
  useEffect(() => {
    let isHere = true
    const input = { action: asked.current.action, payments: asked.current.payments.map(asSeen) }
    void Promise.all([
      prepare({ variables: { input } }),
      // Most people have an app; whoever can't reach the server learns it when they send.
      readMethod().then(
        found => found ?? 'none',
        () => 'AUTHENTICATOR_APP' as const,
      ),
    ]).then(([outcome, method]) => {
      if (!isHere) return
      if (outcome.ok) setPreparation({ passkeyOptions: outcome.payload.passkeyOptions ?? null, method, refusal: null })
      // Whoever has no second factor is refused here too: what they can do about it is told instead.
      else if (method === 'none') setPreparation({ passkeyOptions: null, method, refusal: null })
      else {
        const refusal = wordsOf(outcome)
        setPreparation({ passkeyOptions: null, method, refusal })
      }
    })
    return () => {
      isHere = false
    }
  }, [prepare])
  return preparation
}
