import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FlowTable_flow$data, FlowTable_flow$key } from '../../../../__generated__/FlowTable_flow.graphql.ts'
import { isNegative, isZero, negate, subtractDecimals } from '../../../../i18n/decimal.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { ResponsiveAmount, useResponsiveAmountName } from '../../_components/ResponsiveAmount.tsx'
import { useCategoryName } from '../../_lib/categoryName.ts'
import { useFlowPeriodName } from '../_lib/flowNames.ts'
import type { FlowState, OpenFlow, Unit } from '../_lib/flowState.ts'

type FlowTableProps = {
  flowKey: FlowTable_flow$key
  unit: Unit
  list: ListState<FlowState>
  onOpen: (figure: OpenFlow) => void
}
type Period = FlowTable_flow$data['periods'][number]
/** With more columns than this, figures are abbreviated. */
const MAX_EXACT = 6

type Figure = Pick<OpenFlow, 'direction' | 'kind' | 'categoryUuid'>

/** Opening, cash flows by category, unexplained changes, and closing; figures open what they are made of. */
export function FlowTable({ flowKey, unit, list: { state, set }, onOpen }: FlowTableProps) {
  const { formatMessage } = useIntl()
  const names = useFlowPeriodName(unit)
  const categoryName = useCategoryName()
  const { currency, periods, total, before, categories } = useFragment(
    graphql`
      fragment FlowTable_flow on CashFlow @throwOnFieldError {
        currency
        periods {
          from
          to
          opening {
            amount
          }
          in {
            amount
          }
          out {
            amount
          }
          transfers {
            in {
              amount
            }
            out {
              amount
            }
          }
          net {
            amount
          }
          unexplained {
            amount
          }
          closing {
            amount
          }
        }
        total {
          from
          to
          opening {
            amount
          }
          in {
            amount
          }
          out {
            amount
          }
          transfers {
            in {
              amount
            }
            out {
              amount
            }
          }
          net {
            amount
          }
          unexplained {
            amount
          }
          closing {
            amount
          }
        }
        before {
          from
          to
          in {
            amount
          }
          out {
            amount
          }
          net {
            amount
          }
          inChange
          outChange
          netChange
        }
        categories {
          category {
            uuid
            standard
            name
          }
          periods {
            in {
              amount
            }
            out {
              amount
            }
          }
          total {
            in {
              amount
            }
            out {
              amount
            }
          }
          before {
            in {
              amount
            }
            out {
              amount
            }
          }
          inChange
          outChange
        }
      }
    `,
    flowKey,
  )
  const columns = [...periods, total]
  const figures = (pick: (period: Period) => string | null | undefined, label: string, figure?: Figure) =>
    columns.map((period, place) => (
      <td key={`${period.from} ${String(place)}`} className={place === periods.length ? 'num strong' : 'num'}>
        <Figure
          value={pick(period)}
          {...(figure && {
            label: `${label}, ${place === periods.length ? formatMessage({ id: 'cashFlow.total' }) : names.full(period)}`,
            onOpen: () => onOpen({ ...figure, place: place === periods.length ? 'TOTAL' : place }),
          })}
        />
      </td>
    ))
  const compared = (value: string | null, change?: number | null) => (
    <>
      <td className="num muted">{value === null ? null : <Figure value={value} />}</td>
      <td className="num muted">{value === null ? null : <Change percent={change} />}</td>
    </>
  )
  const side = (which: 'in' | 'out') => {
    const direction = which === 'in' ? 'CREDIT' : 'DEBIT'
    const signed = (amount: string) => (which === 'in' ? amount : negate(amount))
    const label = formatMessage({ id: `cashFlow.${which}` })
    return (
      <tbody>
        <Row label={label} isSum>
          {figures(period => signed(period[which].amount), label, { direction, kind: 'FLOW', categoryUuid: null })}
          {compared(signed(before[which].amount), which === 'in' ? before.inChange : before.outChange)}
        </Row>
        {categories
          .filter(each => !isZero(each.total[which].amount) || !isZero(each.before[which].amount))
          .map(each => {
            const name = categoryName(each.category)
            const sums = [...each.periods, each.total]
            return (
              <Row key={each.category?.uuid ?? 'none'} label={name} isWithin>
                {figures(period => signed(sums[columns.indexOf(period)]?.[which].amount ?? '0'), `${label}, ${name}`, {
                  direction,
                  kind: each.category ? 'CATEGORY' : 'UNCATEGORIZED',
                  categoryUuid: each.category?.uuid ?? null,
                })}
                {compared(signed(each.before[which].amount), which === 'in' ? each.inChange : each.outChange)}
              </Row>
            )
          })}
      </tbody>
    )
  }
  const hasTransfers = columns.some(({ transfers }) => !isZero(transfers.in.amount) || !isZero(transfers.out.amount))
  const transfers = formatMessage({ id: 'cashFlow.inTransit' })
  const unexplained = formatMessage({ id: 'cashFlow.unexplained' })
  return (
    <section className="card flow-table" aria-labelledby="flow-table">
      <div className="card-h">
        <h2 id="flow-table">
          <FormattedMessage id="cashFlow.byCategory" values={{ currency }} />
        </h2>
        <div className="end seg sm" role="radiogroup" aria-label={formatMessage({ id: 'cashFlow.compare' })}>
          {(['PERIOD', 'YEAR'] as const).map(each => (
            <label key={each} className={each === state.compare ? 'on' : undefined}>
              <input
                className="sr"
                type="radio"
                name="compare"
                checked={each === state.compare}
                onChange={() => set({ compare: each })}
              />
              <FormattedMessage id={`cashFlow.compare.${each}`} />
            </label>
          ))}
        </div>
      </div>
      <div className="scrolls-aside" role="region" aria-labelledby="flow-table" tabIndex={0}>
        <table className={columns.length > MAX_EXACT ? 'amounts-short' : undefined}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="cashFlow.category" />
              </th>
              {periods.map(period => (
                <th key={period.from} scope="col" className="num">
                  {names.short(period)}
                </th>
              ))}
              <th scope="col" className="num">
                <FormattedMessage id="cashFlow.total" />
              </th>
              <th scope="col" className="num">
                {names.short(before)}
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="cashFlow.change" />
              </th>
            </tr>
          </thead>
          <tbody>
            <Row label={<FormattedMessage id="cashFlow.opening" />}>
              {figures(({ opening }) => opening?.amount, '')}
              {compared(null)}
            </Row>
          </tbody>
          {side('in')}
          {side('out')}
          <tbody>
            {hasTransfers ? (
              <Row label={transfers}>
                {figures(each => subtractDecimals(each.transfers.in.amount, each.transfers.out.amount), transfers, {
                  direction: null,
                  kind: 'TRANSFER',
                  categoryUuid: null,
                })}
                {compared(null)}
              </Row>
            ) : null}
            <Row label={<FormattedMessage id="cashFlow.net" />} isSum>
              {figures(({ net }) => net.amount, '')}
              {compared(before.net.amount, before.netChange)}
            </Row>
            <Row label={unexplained}>
              {figures(each => each.unexplained?.amount, unexplained, {
                direction: null,
                kind: 'UNEXPLAINED',
                categoryUuid: null,
              })}
              {compared(null)}
            </Row>
            <Row label={<FormattedMessage id="cashFlow.closing" />} isSum>
              {figures(({ closing }) => closing?.amount, '')}
              {compared(null)}
            </Row>
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = { label: ReactNode; isSum?: boolean; isWithin?: boolean; children: ReactNode }

function Row({ label, isSum = false, isWithin = false, children }: RowProps) {
  return (
    <tr className={isSum ? 'sum' : undefined}>
      <th scope="row" className={isWithin ? 'flow-within' : undefined}>
        {label}
      </th>
      {children}
    </tr>
  )
}

type FigureProps = { value: string | null | undefined; label?: string; onOpen?: () => void }

/** A figure, which opens its transactions if it has any. */
function Figure({ value, label, onOpen }: FigureProps) {
  const nameOf = useResponsiveAmountName()
  if (value == null) return <FormattedMessage id="cashFlow.notKnown" />
  if (!onOpen || isZero(value)) return <ResponsiveAmount value={value} />
  return (
    <button
      type="button"
      className={isNegative(value) ? 'link num neg' : 'link num'}
      aria-label={`${label ?? ''}: ${nameOf(value)}`}
      onClick={onOpen}
    >
      <ResponsiveAmount value={value} />
    </button>
  )
}

function Change({ percent }: { percent: number | null | undefined }) {
  return percent == null ? (
    <FormattedMessage id="cashFlow.change.none" />
  ) : (
    <FormattedNumber value={percent / 100} style="percent" signDisplay="exceptZero" maximumFractionDigits={1} />
  )
}
