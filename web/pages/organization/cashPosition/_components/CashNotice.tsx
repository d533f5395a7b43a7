import { Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CashNotice_currency$key } from '../../../../__generated__/CashNotice_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { Money } from '../../../../ui/Money.tsx'
import { RecentText } from '../../../../ui/DateText.tsx'

/** How much of the total is stale, with the accounts concerned; and how many balances are unknown. */
export function CashNotice({ currencyKey }: { currencyKey: CashNotice_currency$key }) {
  const { totals, groups } = useFragment(
    graphql`
      fragment CashNotice_currency on CurrencyCash @throwOnFieldError {
        totals {
          unknown
          stale {
            amount
            currency
          }
          ledger {
            amount
            currency
          }
        }
        groups {
          groups {
            accounts {
              isStale
              asOf
              ledger {
                amount
              }
              bankAccount {
                uuid
                alias
                status
              }
            }
          }
        }
      }
    `,
    currencyKey,
  )
  const accounts = groups.flatMap(group => group.groups.flatMap(each => each.accounts))
  const stale = accounts.filter(({ isStale }) => isStale)
  const unknown = accounts.filter(({ ledger, bankAccount }) => ledger === null && bankAccount.status !== 'CLOSED')
  if (stale.length === 0 && unknown.length === 0) return null
  return (
    <div className="note warn" role="status">
      <Clock className="i" aria-hidden />
      <div>
        {stale.length > 0 && totals.ledger && !isZero(totals.ledger.amount) ? (
          <p>
            <b>
              <FormattedMessage
                id="cashPosition.stale"
                values={{
                  stale: <Money value={totals.stale} currency />,
                  ledger: <Money value={totals.ledger} currency />,
                }}
              />
            </b>{' '}
            {stale.map(({ bankAccount, asOf }) => (
              <span key={bankAccount.uuid} className="cash-stale">
                <Link className="link" to={`/bank-accounts/${bankAccount.uuid}`}>
                  {bankAccount.alias}
                </Link>
                {asOf ? (
                  <>
                    {' '}
                    <RecentText value={asOf} />
                  </>
                ) : null}
              </span>
            ))}
          </p>
        ) : null}
        {unknown.length > 0 ? (
          <p>
            <b>
              <FormattedMessage id="cashPosition.unknown" values={{ accounts: totals.unknown }} />
            </b>{' '}
            {unknown.map(({ bankAccount }) => (
              <span key={bankAccount.uuid} className="cash-stale">
                <Link className="link" to={`/bank-accounts/${bankAccount.uuid}`}>
                  {bankAccount.alias}
                </Link>
              </span>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
