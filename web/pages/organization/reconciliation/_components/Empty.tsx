import { CheckCheck, SearchX, Upload } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { type Address, isFiltered } from '../_lib/address.ts'
import type { Account } from './Bar.tsx'

type EmptyProps = {
  address: Address
  accounts: readonly Account[]
  counts: { readonly unreconciled: number; readonly reconciled: number }
  onAddress: (changes: Readonly<Record<string, string | null>>) => void
}

/** Why the list is empty, and what to do next. */
export function Empty(props: EmptyProps) {
  const { address, counts } = props
  if (isFiltered(address)) return <NothingFits {...props} />
  if (address.tab === 'reconciled') return <NothingYet />
  return counts.unreconciled + counts.reconciled === 0 ? <NoLines /> : <AllDone {...props} />
}

function NothingFits({ address, onAddress }: EmptyProps) {
  const clear = { q: null, match: null, kind: null, date: null, from: null, to: null }
  return (
    <EmptyState
      icon={<SearchX className="i" aria-hidden />}
      title={
        <FormattedMessage
          id={address.search === null ? 'reconciliation.empty.noMatch' : 'reconciliation.empty.noMatch.search'}
          values={{ search: address.search }}
        />
      }
      action={
        <Button onClick={() => onAddress(clear)}>
          <FormattedMessage id="reconciliation.empty.clear" />
        </Button>
      }
    />
  )
}

function NothingYet() {
  return (
    <EmptyState title={<FormattedMessage id="reconciliation.history.empty" />}>
      <FormattedMessage id="reconciliation.history.empty.hint" />
    </EmptyState>
  )
}

function NoLines() {
  const canImport = usePermission('TREASURY_STATEMENTS_MANAGE')
  return (
    <EmptyState
      icon={<Upload className="i" aria-hidden />}
      title={<FormattedMessage id="reconciliation.empty.noLines" />}
      action={
        canImport ? (
          <LinkButton variant="primary" to="/statement-transactions/create">
            <FormattedMessage id="reconciliation.import" />
          </LinkButton>
        ) : null
      }
    >
      {canImport ? <FormattedMessage id="reconciliation.empty.noLines.hint" /> : null}
    </EmptyState>
  )
}

function AllDone({ address, accounts, onAddress }: EmptyProps) {
  const [next] = accounts
    .filter(({ id, unreconciledCount }) => id !== address.account && unreconciledCount > 0)
    .toSorted((a, b) => b.unreconciledCount - a.unreconciledCount)
  return (
    <EmptyState
      icon={<CheckCheck className="i" aria-hidden />}
      title={<FormattedMessage id="reconciliation.empty.none" />}
      action={
        next === undefined ? null : (
          <Button variant="primary" onClick={() => onAddress({ account: next.id })}>
            <FormattedMessage
              id="reconciliation.empty.next"
              values={{ account: next.alias, count: next.unreconciledCount }}
            />
          </Button>
        )
      }
    >
      <FormattedMessage
        id={address.account === null ? 'reconciliation.empty.noneAll.hint' : 'reconciliation.empty.none.hint'}
      />
    </EmptyState>
  )
}
