import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  CashTable_currency$data,
  CashTable_currency$key,
} from '../../../../__generated__/CashTable_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { CashPositionState, OpenFigure } from '../_lib/cashPositionState.ts'

type CashTableProps = {
  currencyKey: CashTable_currency$key
  list: ListState<CashPositionState>
  isNow: boolean
  onOpen: (figure: OpenFigure) => void
}
type Group = CashTable_currency$data['groups'][number]
type Account = Group['groups'][number]['accounts'][number]
type Figures = Pick<Account, 'ledger' | 'available' | 'spendable' | 'pendingIn' | 'pendingOut'>

const groupings = ['BANK', 'ENTITY'] as const

/** Each account with its figures, by bank or by entity; every figure leads to its records. */
export function CashTable({ currencyKey, list: { state, set }, isNow, onOpen }: CashTableProps) {
  const { formatMessage } = useIntl()
  const { currency, totals, groups } = useFragment(
    graphql`
      fragment CashTable_currency on CurrencyCash @throwOnFieldError {
        currency
        totals {
          accounts
          ledger {
            amount
          }
          available {
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
              }
            }
          }
        }
      }
    `,
    currencyKey,
  )
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
      <div className="cash-scroll" role="region" aria-labelledby="cash-accounts" tabIndex={0}>
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
              <th scope="col" className="num">
                <FormattedMessage id="cashPosition.available" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="cashPosition.spendable" />
              </th>
            </tr>
          </thead>
          {groups.map(group => (
            <tbody key={group.bank?.code ?? group.entity?.uuid}>
              <tr className="cash-group">
                <th scope="rowgroup" colSpan={2}>
                  {group.bank?.name ?? group.entity?.name}
                </th>
                <FigureCells figures={group.totals} isNow={isNow} />
              </tr>
              {group.groups.flatMap(inner =>
                inner.accounts.map(account => (
                  <AccountRow
                    key={account.bankAccount.id}
                    account={account}
                    within={inner.entity?.name ?? inner.bank?.name ?? ''}
                    isNow={isNow}
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
              <FigureCells figures={totals} isNow={isNow} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

type AccountRowProps = { account: Account; within: string; isNow: boolean; onOpen: (figure: OpenFigure) => void }

function AccountRow({ account, within, isNow, onOpen }: AccountRowProps) {
  const { bankAccount, asOf, isStale, restriction } = account
  const { id, uuid, alias, accountNumber, connectionType } = bankAccount
  return (
    <tr>
      <th scope="row">
        <Link className="link cash-account" to={`/bank-accounts/${uuid}`}>
          {alias}
        </Link>{' '}
        <span className="subtle t12">
          ··{accountNumber.slice(-4)} · {within}
        </span>
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
      <FigureCells figures={account} isNow={isNow} accountId={id} onOpen={onOpen} />
    </tr>
  )
}

type FigureCellsProps = {
  figures: Figures
  isNow: boolean
  accountId?: string
  onOpen?: (figure: OpenFigure) => void
}

/** Figures of an account lead to its statement transactions, and to what is expected of it. */
function FigureCells({ figures, isNow, accountId, onOpen }: FigureCellsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const known = (money: { readonly amount: string } | null | undefined) => (money ? formats.amount(money.amount) : '–')
  const pending = (direction: OpenFigure['direction'], amount: string) => {
    const text = formats.amountOrDash(amount)
    if (!onOpen || accountId === undefined || isZero(amount)) return text
    return (
      <button
        type="button"
        className="link num"
        aria-label={`${text}, ${formatMessage({ id: 'cashPosition.records' })}`}
        onClick={() => onOpen({ direction, kind: 'COUNTED', accountId })}
      >
        {text}
      </button>
    )
  }
  return (
    <>
      <td className="num">
        {figures.ledger && accountId !== undefined ? (
          <Link className="link" to={`/statement-transactions?account=${accountId}`}>
            {known(figures.ledger)}
          </Link>
        ) : (
          known(figures.ledger)
        )}
      </td>
      {isNow ? (
        <>
          <td className="num">{pending('CREDIT', figures.pendingIn.amount.amount)}</td>
          <td className="num">{pending('DEBIT', figures.pendingOut.amount.amount)}</td>
        </>
      ) : null}
      <td className="num">{known(figures.available)}</td>
      <td className="num">
        <b>{known(figures.spendable)}</b>
      </td>
    </>
  )
}
