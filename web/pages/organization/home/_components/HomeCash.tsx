import { Clock, Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeCash_organization$key } from '../../../../__generated__/HomeCash_organization.graphql.ts'
import type { HomeCashQuery } from '../../../../__generated__/HomeCashQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { type Age, type BankCash, banksOf } from '../_lib/cashByBank.ts'

/** Rows fill the space next to what needs the viewer, up to this height. */
const MAX_ROW = 52

/** The available cash in each currency, and at each bank with its age. */
export function HomeCash({ query }: { query: PreloadedQuery<HomeCashQuery> }) {
  const { organization } = usePreloadedQuery<HomeCashQuery>(
    graphql`
      query HomeCashQuery @preloadable {
        organization {
          ...HomeCash_organization
        }
      }
    `,
    query,
  )
  const { cashPosition } = useFragment<HomeCash_organization$key>(
    graphql`
      fragment HomeCash_organization on Organization @throwOnFieldError {
        cashPosition {
          currencies {
            currency
            totals {
              accounts
              unknown
              available {
                amount
              }
            }
            groups {
              bank {
                code
                name
              }
              totals {
                accounts
                available {
                  amount
                }
              }
              groups {
                accounts {
                  asOf
                  isStale
                  bankAccount {
                    connectionType
                  }
                }
              }
            }
          }
        }
      }
    `,
    organization,
  )
  const { currencies } = cashPosition
  if (currencies.length === 0)
    return (
      <EmptyState icon={<Landmark className="i" aria-hidden />} title={<FormattedMessage id="home.noAccounts" />} />
    )
  const banks = banksOf(currencies)
  const accounts = currencies.reduce((sum, { totals }) => sum + totals.accounts, 0)
  const unknown = currencies.reduce((sum, { totals }) => sum + totals.unknown, 0)
  return (
    <>
      <ul className="home-figures">
        {currencies.map(({ currency, totals }) => (
          <Figure key={currency} currency={currency} amount={totals.available?.amount ?? null} />
        ))}
      </ul>
      <table className="home-table" style={{ maxHeight: `${(banks.length + 2) * MAX_ROW}px` }}>
        <caption className="sr">
          <FormattedMessage id="home.cash.byBank" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.cash.bank" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.cash.asOf" />
            </th>
            {currencies.map(({ currency }) => (
              <th key={currency} scope="col" className="num">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {banks.map(bank => (
            <BankRow key={bank.code} bank={bank} currencies={currencies.map(({ currency }) => currency)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="home.total" />{' '}
              <span className="muted t12">
                <FormattedMessage id="home.cash.accounts" values={{ accounts }} />
              </span>
            </th>
            <td>
              <StaleBanks banks={banks} />
              {unknown > 0 ? (
                <small>
                  <FormattedMessage id="home.cash.unknown" values={{ accounts: unknown }} />
                </small>
              ) : null}
            </td>
            {currencies.map(({ currency, totals }) => (
              <AmountCell key={currency} currency={currency} amount={totals.available?.amount ?? null} />
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}

function Figure({ currency, amount }: { currency: string; amount: string | null }) {
  const formats = useFormats()
  const { digits, unit } = amount === null ? { digits: '–', unit: '' } : formats.shortAmount(amount)
  return (
    <li>
      <span className="t12 muted">
        <FormattedMessage id={`home.currency.${currency === 'USD' || currency === 'SGD' ? currency : 'IDR'}`} />
      </span>
      <Link to={`/cash-position?currency=${currency.toLowerCase()}`} className="home-figure">
        <small>{formats.currencySymbol(currency)}</small> <b>{digits}</b> {unit ? <em>{unit}</em> : null}
      </Link>
      <small className="num muted">
        {amount === null ? <FormattedMessage id="home.cash.noBalance" /> : unit ? formats.amount(amount) : null}
      </small>
    </li>
  )
}

function BankRow({ bank, currencies }: { bank: BankCash; currencies: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <span className="home-bank" aria-hidden>
          {bank.name.slice(0, 3).toUpperCase()}
        </span>
        {bank.name}{' '}
        <span className="muted t12">
          <FormattedMessage id="home.cash.accounts" values={{ accounts: bank.accounts }} />
        </span>
      </th>
      <td>
        <AsOf bank={bank} />
      </td>
      {currencies.map(currency => (
        <AmountCell key={currency} currency={currency} amount={bank.available.get(currency) ?? null} />
      ))}
    </tr>
  )
}

/** The oldest of its balances and its source; stale ones marked, by currency where the bank has several. */
function AsOf({ bank: { ages } }: { bank: BankCash }) {
  if (ages.length === 0)
    return (
      <span className="muted">
        <FormattedMessage id="home.cash.noBalance" />
      </span>
    )
  return ages.map(age => <AgeText key={age.currency ?? ''} age={age} />)
}

function AgeText({ age: { currency, asOf, connection, isStale } }: { age: Age }) {
  const text = (
    <>
      <RecentText value={asOf} />, <FormattedMessage id={`home.cash.connection.${connection}`} />
    </>
  )
  if (!isStale) return <span className="home-age muted">{text}</span>
  return (
    <span className="home-age">
      <span className="badge warn">
        <Clock className="i" aria-hidden />
        <span>
          <span className="sr">
            <FormattedMessage id="home.cash.old" />{' '}
          </span>
          {currency === null ? null : `${currency} `}
          {text}
        </span>
      </span>
    </span>
  )
}

function StaleBanks({ banks }: { banks: readonly BankCash[] }) {
  const stale = banks.filter(({ isStale }) => isStale).length
  if (stale === 0) return null
  return <FormattedMessage id="home.cash.stale" values={{ stale, banks: banks.length }} />
}

function AmountCell({ currency, amount }: { currency: string; amount: string | null }) {
  const formats = useFormats()
  return (
    <td className={amount === null ? 'num none' : 'num'} data-currency={currency}>
      {amount === null ? '–' : formats.amount(amount)}
    </td>
  )
}
