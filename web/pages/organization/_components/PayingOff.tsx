// Notices in place of creating payments while payments are disabled.
import { Info } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PayingOffQuery } from '../../../__generated__/PayingOffQuery.graphql.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useOrganizationChanges } from '../_lib/useOrganizationChanges.ts'

type Kind = 'PAYMENT' | 'TRANSFER'
const CONTROLS = '/settings/controls'

/** Refetches the setting when it changes, so that payments are offered at once. */
function useSwitch() {
  useOrganizationChanges<PayingOffQuery>(graphql`
    query PayingOffQuery {
      organization {
        controls {
          transfersActive
        }
      }
    }
  `)
  return usePermission('ACCOUNT_CONTROLS_MANAGE')
}

/** Above a list or a record whose button for a new payment is disabled. */
export function PaymentsDisabledNotice({ of }: { of: Kind | 'BILL' }) {
  const mayTurn = useSwitch()
  return (
    <p className={of === 'BILL' ? 'note info' : 'list-notice'} role="note">
      <Info className="i" aria-hidden />
      <span className="grow">
        <FormattedMessage id={`payments.off.note.${of}`} />{' '}
        {mayTurn ? (
          <Link className="link" to={CONTROLS}>
            <FormattedMessage id="payments.off.open" />
          </Link>
        ) : (
          <FormattedMessage id="payments.off.ask" />
        )}
      </span>
    </p>
  )
}

/** Replaces a form for new payments. */
export function PayingOffPage({ kind, title, crumbs }: { kind: Kind; title: string; crumbs: readonly Crumb[] }) {
  const mayTurn = useSwitch()
  return (
    <Page title={title} crumbs={crumbs}>
      <EmptyState
        icon={<Info className="i" aria-hidden />}
        title={<FormattedMessage id={`payments.off.title.${kind}`} />}
        action={
          mayTurn ? (
            <LinkButton variant="primary" to={CONTROLS}>
              <FormattedMessage id="payments.off.open" />
            </LinkButton>
          ) : null
        }
      >
        <FormattedMessage id="payments.off.why" /> {mayTurn ? null : <FormattedMessage id="payments.off.ask" />}
      </EmptyState>
    </Page>
  )
}
