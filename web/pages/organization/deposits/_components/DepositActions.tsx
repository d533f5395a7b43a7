import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DepositActions_deposit$key } from '../../../../__generated__/DepositActions_deposit.graphql.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'

const CancelDepositDialog = lazy(() =>
  import('./CancelDepositDialog.tsx').then(module => ({ default: module.CancelDepositDialog })),
)
const CloseDepositDialog = lazy(() =>
  import('./CloseDepositDialog.tsx').then(module => ({ default: module.CloseDepositDialog })),
)

type DepositActionsProps = { depositKey: DepositActions_deposit$key; onDone: () => void }

/** Actions that the deposit allows the viewer, and their dialogs. */
export function DepositActions({ depositKey, onDone }: DepositActionsProps) {
  const deposit = useFragment(
    graphql`
      fragment DepositActions_deposit on Deposit {
        id
        uuid
        version
        alias
        maturesOn
        allowedActions
      }
    `,
    depositKey,
  )
  const [asking, setAsking] = useState<'CANCEL' | 'CLOSE' | null>(null)
  const close = () => setAsking(null)
  const done = () => {
    close()
    onDone()
  }
  const dialog = { deposit, onClose: close, onDone: done }
  return (
    <>
      {deposit.allowedActions.includes('CANCEL') ? (
        <Button variant="danger" onClick={() => setAsking('CANCEL')}>
          <FormattedMessage id="deposits.CANCEL" />
        </Button>
      ) : null}
      {deposit.allowedActions.includes('CLOSE') ? (
        <Button variant="danger" onClick={() => setAsking('CLOSE')}>
          <FormattedMessage id="deposits.CLOSE" />
        </Button>
      ) : null}
      {deposit.allowedActions.includes('COPY') ? (
        <LinkButton icon={<Copy className="i" aria-hidden />} to={`/deposits/create?copy=${deposit.uuid}`}>
          <FormattedMessage id="deposits.COPY" />
        </LinkButton>
      ) : null}
      <Suspense fallback={null}>
        {asking === 'CANCEL' ? <CancelDepositDialog {...dialog} /> : null}
        {asking === 'CLOSE' ? <CloseDepositDialog {...dialog} /> : null}
      </Suspense>
    </>
  )
}
