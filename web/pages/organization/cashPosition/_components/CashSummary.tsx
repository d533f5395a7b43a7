import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CashSummary_currency$key } from '../../../../__generated__/CashSummary_currency.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import type { OpenFigure } from '../_lib/cashPositionState.ts'

type CashSummaryProps = {
  currencyKey: CashSummary_currency$key
  /** Past days have no pending figures. */
  isNow: boolean
  onOpen: (figure: OpenFigure) => void
}

type Pending = { readonly count: number; readonly amount: MoneyValue }

/** The projected end of the day as an equation, whose middle terms open their records; and the available cash. */
export function CashSummary({ currencyKey, isNow, onOpen }: CashSummaryProps) {
  const formats = useFormats()
  const { totals, unassignedIn, unassignedOut, leftOutIn, leftOutOut } = useFragment(
    graphql`
      fragment CashSummary_currency on CurrencyCash @throwOnFieldError {
        totals {
          ledger {
            amount
          }
          available {
            amount
          }
          restricted {
            amount
          }
          spendable {
            amount
          }
          projected {
            amount
          }
          pendingIn {
            count
            amount {
              amount
              currency
            }
          }
          pendingOut {
            count
            amount {
              amount
              currency
            }
          }
        }
        unassignedIn {
          count
          amount {
            amount
            currency
          }
        }
        unassignedOut {
          count
          amount {
            amount
            currency
          }
        }
        leftOutIn {
          count
          amount {
            amount
            currency
          }
        }
        leftOutOut {
          count
          amount {
            amount
            currency
          }
        }
      }
    `,
    currencyKey,
  )
  const known = (money: { readonly amount: string } | null | undefined) => (money ? formats.amount(money.amount) : '–')
  const records = (direction: OpenFigure['direction'], kind: OpenFigure['kind'], { count }: Pending) => (
    <button
      type="button"
      className="link"
      disabled={count === 0}
      onClick={() => onOpen({ direction, kind, accountId: null })}
    >
      <FormattedMessage id={`cashPosition.${kind}.${direction}`} values={{ count }} />
    </button>
  )
  const aside = [
    { direction: 'CREDIT', kind: 'UNASSIGNED', pending: unassignedIn },
    { direction: 'DEBIT', kind: 'UNASSIGNED', pending: unassignedOut },
    { direction: 'CREDIT', kind: 'LEFT_OUT', pending: leftOutIn },
    { direction: 'DEBIT', kind: 'LEFT_OUT', pending: leftOutOut },
  ] as const
  return (
    <section className="card" aria-labelledby="cash-summary">
      <div className="card-h">
        <h2 id="cash-summary">
          <FormattedMessage id={isNow ? 'cashPosition.today' : 'cashPosition.endOfDay'} />
        </h2>
      </div>
      <div className="card-b cash-summary">
        <dl>
          <Line label={<FormattedMessage id="cashPosition.ledger" />} value={known(totals.ledger)} isSum={!isNow} />
          {isNow ? (
            <>
              <Line
                sign="+"
                label={records('CREDIT', 'COUNTED', totals.pendingIn)}
                value={formats.amount(totals.pendingIn.amount.amount)}
              />
              <Line
                sign="−"
                label={records('DEBIT', 'COUNTED', totals.pendingOut)}
                value={formats.amount(totals.pendingOut.amount.amount)}
              />
              <Line label={<FormattedMessage id="cashPosition.projected" />} value={known(totals.projected)} isSum />
            </>
          ) : null}
        </dl>
        <dl className="cash-spendable">
          <Line label={<FormattedMessage id="cashPosition.available" />} value={known(totals.available)} />
          {isZero(totals.restricted.amount) ? null : (
            <Line
              sign="−"
              label={<FormattedMessage id="cashPosition.restricted" />}
              value={formats.amount(totals.restricted.amount)}
            />
          )}
          <Line label={<FormattedMessage id="cashPosition.spendable" />} value={known(totals.spendable)} />
        </dl>
        {isNow && aside.some(({ pending }) => pending.count > 0) ? (
          <dl className="cash-aside">
            {aside.map(({ direction, kind, pending }) =>
              pending.count === 0 ? null : (
                <Line
                  key={`${kind} ${direction}`}
                  label={records(direction, kind, pending)}
                  value={formats.amount(pending.amount.amount)}
                />
              ),
            )}
          </dl>
        ) : null}
      </div>
    </section>
  )
}

type LineProps = { label: ReactNode; value: string; sign?: string; isSum?: boolean }

function Line({ label, value, sign, isSum = false }: LineProps) {
  return (
    <div className={isSum ? 'cash-line sum' : 'cash-line'}>
      <dt>
        <span className="cash-sign" aria-hidden>
          {sign}
        </span>
        {label}
      </dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
