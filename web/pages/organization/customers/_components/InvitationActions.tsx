import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useCancelInvitations } from '../_lib/useCancelInvitations.ts'
import { useResendInvitations } from '../_lib/useResendInvitations.ts'

type InvitedCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly allowedActions: readonly string[]
}

type InvitationActionsProps = Finishing & {
  customers: readonly InvitedCustomer[]
  /** Relay connections from which customers with canceled invitations are removed. */
  connections: readonly string[]
  size?: 'sm' | 'md'
  onCancelled?: () => void
}

/** Resends open invitations, or cancels them. */
export default function InvitationActions({
  customers,
  connections,
  size = 'sm',
  onCancelled,
  ...finishing
}: InvitationActionsProps) {
  const { formatMessage } = useIntl()
  const [resend, isResending] = useResendInvitations()
  const [cancel, isCancelling] = useCancelInvitations()
  const count = customers.length
  const customerIds = customers.map(({ id }) => id)
  const records = customers.map(({ id, name, email }) => ({ id, name, detail: email }))

  async function sendAgain() {
    const outcome = await resend({ variables: { input: { customerIds } } })
    if (!outcome.ok) return toast.error(wordsOf(outcome))
    finishEach(outcome.payload, { records, allDone: formatMessage({ id: 'customers.resent' }, { count }) }, finishing)
  }
  async function takeBack() {
    const outcome = await cancel({ variables: { input: { customerIds }, connections } })
    if (!outcome.ok) return toast.error(wordsOf(outcome))
    const allDone = formatMessage({ id: 'customers.invitationsCancelled' }, { count })
    finishEach(outcome.payload, { records, allDone }, finishing)
    if (outcome.payload.results.every(({ ok }) => ok)) onCancelled?.()
  }
  return (
    <>
      {allAllow(customers, 'RESEND') ? (
        <Button size={size} loading={isResending} onClick={() => void sendAgain()}>
          {formatMessage({ id: 'customers.RESEND' })}
        </Button>
      ) : null}
      {allAllow(customers, 'CANCEL_INVITATION') ? (
        <Button size={size} variant="danger" loading={isCancelling} onClick={() => void takeBack()}>
          {formatMessage({ id: 'customers.CANCEL_INVITATION' })}
        </Button>
      ) : null}
    </>
  )
}
