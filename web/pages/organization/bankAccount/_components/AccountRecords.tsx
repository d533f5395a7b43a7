import { useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import type { AccountRecordsQuery } from '../../../../__generated__/AccountRecordsQuery.graphql.ts'
import { addDays } from '../../../../i18n/calendarDate.ts'
import { today } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { PartyText } from '../../_components/PartyText.tsx'
import { ReconciliationStatusMark } from '../../_components/ReconciliationStatusMark.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { BalanceDays } from '../../balances/_public/BalanceDays.tsx'
import { SpanChoice } from '../../balances/_public/SpanChoice.tsx'
import { spans } from '../../balances/_public/spans.ts'
import '../../_components/cardRows.css'

type AccountRecordsProps = {
  accountId: string
  currency: AccountRecordsQuery['variables']['currency']
  seesLines: boolean
}

/** The account's balance day by day, and its latest statement transactions. The address holds the time range. */
export default function AccountRecords({ accountId, currency, seesLines }: AccountRecordsProps) {
  const [search, setSearch] = useSearchParams()
  const [isPending, startTransition] = useTransition()
  const span = spans.find(each => each === search.get('days')) ?? '90'
  const to = today()
  const { organization } = useQueryOfSelection<AccountRecordsQuery>(
    graphql`
      query AccountRecordsQuery(
        $currency: Currency!
        $from: Date!
        $to: Date!
        $accountId: ID!
        $accountIds: [ID!]!
        $seesLines: Boolean!
      ) @throwOnFieldError {
        organization {
          balanceHistory(currency: $currency, from: $from, to: $to, bankAccountIds: $accountIds) {
            on
            accounts
            ledger {
              amount
              currency
            }
          }
          statementTransactions(first: 8, filter: { bankAccountId: $accountId }) @include(if: $seesLines) {
            edges {
              node {
                id
                date
                partyName
                description
                direction
                status
                amount {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    { currency, from: addDays(to, 1 - Number(span)), to, accountId, accountIds: [accountId], seesLines },
  )
  const lines = organization.statementTransactions?.edges.map(({ node }) => node)
  const choose = (days: string) =>
    startTransition(() => {
      const next = new URLSearchParams(search)
      next.set('days', days)
      setSearch(next, { replace: true })
    })
  return (
    <>
      <section className="card" aria-labelledby="account-history">
        <div className="card-h">
          <h2 id="account-history">
            <FormattedMessage id="bankAccount.history" />
          </h2>
          <div className="end">
            <SpanChoice value={span} onChange={choose} />
          </div>
        </div>
        <div className="card-b">
          <BalanceDays days={organization.balanceHistory} isPending={isPending} />
        </div>
      </section>
      {lines ? (
        <section className="card" aria-labelledby="account-lines">
          <div className="card-h">
            <h2 id="account-lines">
              <FormattedMessage id="bankAccount.latest" />
            </h2>
            <Link className="end link" to={`/statement-transactions?account=${accountId}`}>
              <FormattedMessage id="bankAccount.latest.all" />
            </Link>
          </div>
          <div className="card-b">
            {lines.length === 0 ? (
              <p className="muted">
                <FormattedMessage id="bankAccount.latest.none" />
              </p>
            ) : (
              <ul className="card-rows account-lines">
                {lines.map(({ id, date, partyName, description, direction, status, amount }) => (
                  <li key={id}>
                    <span className="account-line">
                      <PartyText party={partyName} text={description} />
                      <small>
                        <DateText value={date} />
                      </small>
                    </span>
                    <ReconciliationStatusMark status={status} />
                    <SignedMoney value={amount} direction={direction} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ) : null}
    </>
  )
}
