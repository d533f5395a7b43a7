import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { DepositPage_deposit$key } from '../../../__generated__/DepositPage_deposit.graphql.ts'
import type { DepositPageQuery } from '../../../__generated__/DepositPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { DepositActions } from './_components/DepositActions.tsx'
import { DepositExpected } from './_components/DepositExpected.tsx'
import { DepositFacts } from './_components/DepositFacts.tsx'
import { DepositSchedule } from './_components/DepositSchedule.tsx'
import { DepositStatusMark } from './_components/DepositStatusMark.tsx'
import './_components/deposits.css'

const DepositChanges = lazy(() => import('./_components/DepositChanges.tsx'))

const query = graphql`
  query DepositPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      deposit(uuid: $uuid) {
        ...DepositPage_deposit
      }
    }
  }
`

/** One deposit: its amount and interest, its schedule, and the possible actions. */
export function DepositPage({ queries }: PageProps<{ page: DepositPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = usePreloadedQuery<DepositPageQuery>(query, queries.page)
  const readAgain = useReadAgain<DepositPageQuery>(query)
  const deposit = useFragment<DepositPage_deposit$key>(
    graphql`
      fragment DepositPage_deposit on Deposit {
        uuid
        number
        alias
        status
        maturesOn
        allowedActions
        closeReason
        closedOn
        rateIsAssumed
        payoutAccount {
          id
        }
        bank {
          name
        }
        principal {
          amount
          currency
        }
        netInterest {
          amount
          currency
        }
        payout {
          amount
          currency
        }
        ...DepositActions_deposit
        ...DepositFacts_deposit
        ...DepositSchedule_deposit
        ...DepositExpected_deposit
      }
    `,
    organization.deposit ?? null,
  )
  const { back } = useListReturn('/deposits')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'deposits.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!deposit) return null
  const { uuid, number, alias, status, payout, closedOn, closeReason } = deposit
  const refresh = () => readAgain({ uuid })

  return (
    <Page
      title={alias}
      listed={`/deposits/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: 'deposits.title' }), to: '/deposits' },
        { label: alias },
      ]}
      actions={
        <>
          {deposit.allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/deposits/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <DepositActions depositKey={deposit} onDone={refresh} />
        </>
      }
    >
      <div className="page deposit">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="deposit-top">
                <span className="deposit-amount">{formats.money(deposit.principal)}</span>
                <DepositStatusMark deposit={deposit} />
              </div>
              <p className="muted">
                {deposit.bank.name} · {number}
              </p>
              {status === 'MATURED' ? (
                <p className="note info">
                  <FormattedMessage id="deposits.matured.note" />
                </p>
              ) : null}
              {status === 'ACTIVE' && deposit.rateIsAssumed ? (
                <p className="note warn">
                  <FormattedMessage id="deposits.assumed.note" />
                </p>
              ) : null}
              {payout && closedOn ? (
                <p className="note info">
                  <FormattedMessage
                    id="deposits.closed.note"
                    values={{ date: formats.date(closedOn, { year: 'always' }), amount: formats.money(payout) }}
                  />
                </p>
              ) : null}
              {closeReason ? (
                <p className="note info">
                  <FormattedMessage id="deposits.cancelled.note" values={{ reason: closeReason }} />
                </p>
              ) : null}
            </div>
          </section>
          <DepositSchedule depositKey={deposit} />
          <DepositExpected depositKey={deposit} />
        </div>
        <DepositFacts depositKey={deposit} />
      </div>
      <DeferredMount>
        <DepositChanges onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
