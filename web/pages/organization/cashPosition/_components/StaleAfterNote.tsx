import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StaleAfterNote_position$key } from '../../../../__generated__/StaleAfterNote_position.graphql.ts'
import { usePermission } from '../../../../shell/permissions.tsx'

const StalenessDialog = lazy(() => import('./StalenessDialog.tsx'))

/** When balances count as stale; users who manage accounts can change it. */
export function StaleAfterNote({
  positionKey,
  onChanged,
}: {
  positionKey: StaleAfterNote_position$key
  onChanged: () => void
}) {
  const mayManage = usePermission('TREASURY_BANK_ACCOUNTS_MANAGE')
  const [isOpen, setOpen] = useState(false)
  const { staleAfter } = useFragment(
    graphql`
      fragment StaleAfterNote_position on CashPosition @throwOnFieldError {
        staleAfter {
          apiHours
          fileDays
          manualDays
          version
        }
      }
    `,
    positionKey,
  )
  return (
    <p className="t12 muted cash-stale-after">
      <FormattedMessage id="cashPosition.staleAfter" values={staleAfter} />
      {mayManage ? (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          <FormattedMessage id="cashPosition.staleAfter.change" />
        </button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <StalenessDialog staleAfter={staleAfter} onClose={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      ) : null}
    </p>
  )
}
