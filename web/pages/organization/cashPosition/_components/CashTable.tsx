import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  CashTable_currency$data,
  CashTable_currency$key,
} from '../../../../__generated__/CashTable_currency.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { CashPositionState, OpenFigure } from '../_lib/cashPositionState.ts'
import { type Columns, FigureCells } from './FigureCells.tsx'

type CashTableProps = {
  currencyKey: CashTable_currency$key
  list: ListState<CashPositionState>
  isNow: boolean
  onOpen: (figure: OpenFigure) => void
}
type Group = CashTable_currency$data['groups'][number]
type Account = Group['groups'][number]['accounts'][number]
type ShareOf = (available: Account['available']) => number

const groupings = ['BANK', 'ENTITY'] as const

/** Each account with its figures, by bank or by entity; every figure links to its records. */
export function CashTable({ currencyKey, list: { state, set }, isNow, onOpen }: CashTableProps) {
  const { formatMessage } = useIntl()
  const { currency, rupiahRate, totals, groups } = useFragment(
    graphql`
      fragment CashTable_currency on CurrencyCash @throwOnFieldError {
        currency
        rupiahRate {
          rate
        }
        totals {
          accounts
          ledger {
            amount
          }
          available {
            amount
          }
          availableInRupiah {
            amount
          }
          spendable {
            amount
          }
          pendingIn {
            amount {
              amount
            }
          }
          pendingOut {
            amount {
              amount
            }
          }
        }
        groups {
          bank {
            code
            name
          }
          entity {
            uuid
            name
          }
          totals {
            accounts
            ledger {
              amount
            }
            available {
              amount
            }
            availableInRupiah {
              amount
            }
            spendable {
              amount
            }
            pendingIn {
              amount {
                amount
              }
            }
            pendingOut {
              amount {
                amount
              }
            }
          }
          groups {
            bank {
              code
              name
            }
            entity {
              uuid
              name
            }
            accounts {
              asOf
              isStale
              ledger {
                amount
              }
              available {
                amount
              }
              availableInRupiah {
                amount
              }
              spendable {
                amount
              }
              pendingIn {
                amount {
                  amount
                }
              }
              pendingOut {
                amount {
                  amount
                }
              }
              restriction {
                kind
                reason
                until
              }
              bankAccount {
                id
                uuid
                alias
                accountNumber
                connectionType
                status
              }
            }
          }
        }
      }
    `,
    currencyKey,
  )
  const accounts = groups.flatMap(group => group.groups.flatMap(inner => inner.accounts))
  const columns: Columns = {
    isNow,
    // Without restrictions, available and spendable amounts are equal.
    isHeldBack: accounts.some(({ restriction }) => restriction !== null),
    isConverted: rupiahRate != null,
  }
  const within = new Set(groups.flatMap(group => group.groups.map(({ entity, bank }) => entity?.name ?? bank?.name)))
  const largest = accounts.reduce((most, { available }) => {
    const minor = available ? toMinor(available.amount) : 0n
    return minor > most ? minor : most
  }, 1n)
  const shareOf: ShareOf = available => {
    const minor = available ? toMinor(available.amount) : 0n
    return minor > 0n ? Math.max(Number((minor * 100n) / largest), 1) : 0
  }
  return (
    <section className="card cash-table" aria-labelledby="cash-accounts">
      <div className="card-h">
        <h2 id="cash-accounts">
          <FormattedMessage id={`cashPosition.by.${state.group}`} />
        </h2>
        <span className="muted t12">
          <FormattedMessage id="cashPosition.accounts" values={{ accounts: totals.accounts, currency }} />
        </span>
        <div className="end">
          <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'cashPosition.group' })}>
            {groupings.map(each => (
              <label key={each} className={each === state.group ? 'on' : undefined}>
                <input
                  className="sr"
                  type="radio"
                  name="group"
                  checked={each === state.group}
                  onChange={() => set({ group: each })}
                />
                <FormattedMessage id={`cashPosition.group.${each}`} />
              </label>
            ))}
          </div>
        </div>
      </div>
      <div className="scrolls-aside" role="region" aria-labelledby="cash-accounts" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="cashPosition.account" />
              </th>
              <th scope="col">
                <FormattedMessage id="cashPosition.asOf" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="cashPosition.ledger" />
              </th>
              {isNow ? (
                <>
                  <th scope="col" className="num">
                    <FormattedMessage id="cashPosition.in" />
                  </th>
                  <th scope="col" className="num">
                    <FormattedMessage id="cashPosition.out" />
                  </th>
                </>
              ) : null}
              <th scope="col" className="cash-share">
                <FormattedMessage id="cashPosition.share" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="cashPosition.available" />
              </th>
              {columns.isHeldBack ? (
                <th scope="col" className="num">
                  <FormattedMessage id="cashPosition.spendable" />
                </th>
              ) : null}
              {columns.isConverted ? (
                <th scope="col" className="num">
                  <FormattedMessage id="cashPosition.inRupiah" />
                </th>
              ) : null}
            </tr>
          </thead>
          {groups.map(group => (
            <tbody key={group.bank?.code ?? group.entity?.uuid}>
              {group.totals.accounts > 1 ? (
                <tr className="cash-group">
                  <th scope="rowgroup" colSpan={2}>
                    {group.bank ? <BankInitials name={group.bank.name} /> : null}
                    {group.bank?.name ?? group.entity?.name}{' '}
                    <span className="muted t12">
                      <FormattedMessage id="cashPosition.accountsOf" values={{ accounts: group.totals.accounts }} />
                    </span>
                  </th>
                  <FigureCells figures={group.totals} columns={columns} />
                </tr>
              ) : null}
              {group.groups.flatMap(inner =>
                inner.accounts.map(account => (
                  <AccountRow
                    key={account.bankAccount.id}
                    account={account}
                    bank={group.totals.accounts > 1 && group.bank ? null : (inner.bank ?? group.bank)}
                    within={within.size > 1 ? (inner.entity?.name ?? inner.bank?.name ?? null) : null}
                    share={shareOf(account.available)}
                    columns={columns}
                    onOpen={onOpen}
                  />
                )),
              )}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                <FormattedMessage id="cashPosition.total" values={{ currency }} />
              </th>
              <FigureCells figures={totals} columns={columns} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

/** The visual mark of a bank, as on the home page. */
const BankInitials = ({ name }: { name: string }) => (
  <span className="cash-bank" aria-hidden>
    {name.slice(0, 3).toUpperCase()}
  </span>
)

type AccountRowProps = {
  account: Account
  /** Null below the row of its bank. */
  bank: Group['bank'] | null
  /** Its entity or its bank; null where all have the same. */
  within: string | null
  /** Percentage of the account with the largest balance. */
  share: number
  columns: Columns
  onOpen: (figure: OpenFigure) => void
}

function AccountRow({ account, bank, within, share, columns, onOpen }: AccountRowProps) {
  const { bankAccount, asOf, isStale, restriction } = account
  const { id, uuid, alias, accountNumber, connectionType, status } = bankAccount
  return (
    <tr>
      <th scope="row" className={bank ? undefined : 'cash-within'}>
        {bank ? <BankInitials name={bank.name} /> : null}
        <Link className="link cash-account" to={`/bank-accounts/${uuid}`}>
          {alias}
        </Link>{' '}
        <span className="subtle t12">
          ··{accountNumber.slice(-4)}
          {within === null ? null : ` · ${within}`}
        </span>
        {status === 'CLOSED' ? (
          <span className="badge">
            <FormattedMessage id="cashPosition.closed" />
          </span>
        ) : null}
        {restriction ? (
          <span className="badge" title={restriction.reason}>
            <FormattedMessage id={`cashPosition.restriction.${restriction.kind}`} />
          </span>
        ) : null}
      </th>
      <td className={isStale ? 'cash-old' : 'muted'}>
        {asOf ? (
          <>
            <RecentText value={asOf} />, <FormattedMessage id={`cashPosition.connection.${connectionType}`} />
            {isStale ? (
              <>
                {' '}
                <span className="badge warn">
                  <FormattedMessage id="cashPosition.old" />
                </span>
              </>
            ) : null}
          </>
        ) : (
          <FormattedMessage id="cashPosition.noBalance" />
        )}
      </td>
      <FigureCells figures={account} columns={columns} accountId={id} share={share} onOpen={onOpen} />
    </tr>
  )
}
