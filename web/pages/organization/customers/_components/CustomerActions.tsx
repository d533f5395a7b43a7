import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerActions_customer$key } from '../../../../__generated__/CustomerActions_customer.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { InvitationActions } from '../_lib/lazyInvitations.ts'
import { useReactivateCustomer } from '../_lib/useReactivateCustomer.ts'

const ApproveCustomerDialog = lazy(() =>
  import('./ApproveCustomerDialog.tsx').then(module => ({ default: module.ApproveCustomerDialog })),
)
const RejectCustomerDialog = lazy(() =>
  import('./RejectCustomerDialog.tsx').then(module => ({ default: module.RejectCustomerDialog })),
)
const DeactivateCustomerDialog = lazy(() =>
  import('./DeactivateCustomerDialog.tsx').then(module => ({ default: module.DeactivateCustomerDialog })),
)

/** Actions that the customer allows the viewer, and their dialogs. */
export function CustomerActions({ customerKey }: { customerKey: CustomerActions_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerActions_customer on Customer {
        id
        version
        name
        email
        allowedActions
        termDays
        termFrom
        creditLimit {
          amount
          currency
        }
        stampDuty
      }
    `,
    customerKey,
  )
  const [asking, setAsking] = useState<'APPROVE' | 'REJECT' | 'DEACTIVATE' | null>(null)
  const [reactivate, isReactivating] = useReactivateCustomer()
  const { id, version, allowedActions } = customer
  const navigate = useNavigate()
  const close = () => setAsking(null)
  const dialog = { customer, onClose: close, onDone: close }

  async function takeIntoUse() {
    const outcome = await reactivate({ variables: { input: { id, version } } })
    if (!outcome.ok) toast.error(wordsOf(outcome))
  }
  return (
    <>
      {allowedActions.includes('DEACTIVATE') ? (
        <Button variant="danger" onClick={() => setAsking('DEACTIVATE')}>
          <FormattedMessage id="customers.DEACTIVATE" />
        </Button>
      ) : null}
      {allowedActions.includes('REACTIVATE') ? (
        <Button variant="primary" loading={isReactivating} onClick={() => void takeIntoUse()}>
          <FormattedMessage id="customers.REACTIVATE" />
        </Button>
      ) : null}
      {allowedActions.includes('RESEND') ? (
        <Suspense fallback={null}>
          <InvitationActions
            size="md"
            customers={[customer]}
            connections={[]}
            onDone={() => {}}
            onPartly={({ results }) =>
              toast.error(results.flatMap(({ userErrors }) => userErrors.map(({ message }) => message)).join(' '))
            }
            onCancelled={() => void navigate('/buyer', { replace: true })}
          />
        </Suspense>
      ) : null}
      {allowedActions.includes('REJECT') ? (
        <Button variant="danger" onClick={() => setAsking('REJECT')}>
          <FormattedMessage id="customers.REJECT" />
        </Button>
      ) : null}
      {allowedActions.includes('APPROVE') ? (
        <Button variant="primary" icon={<CircleCheck className="i" aria-hidden />} onClick={() => setAsking('APPROVE')}>
          <FormattedMessage id="customers.APPROVE" />
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {asking === 'APPROVE' ? <ApproveCustomerDialog {...dialog} /> : null}
        {asking === 'REJECT' ? <RejectCustomerDialog {...dialog} /> : null}
        {asking === 'DEACTIVATE' ? <DeactivateCustomerDialog {...dialog} /> : null}
      </Suspense>
    </>
  )
}
