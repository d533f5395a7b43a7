import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { inOrganization } from '../_lib/groupCashState.ts'
import { type Answered, answeredOf, cashIn, isStale, overdueOf, rateIn, sumKnown, sumsOf } from '../_lib/groupRows.ts'
import type { GroupTableProps } from '../_lib/tableProps.ts'
import { FigureLink } from './FigureLink.tsx'
import { MissingRow, RowHead } from './RowHead.tsx'

/** Each organization's available cash, forecast low point, overdue payables and pending work. */
export function GroupPosition({ rows, currency, currencies, onRetry }: GroupTableProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const answered = answeredOf(rows)
  const overdue = sumKnown(answered.map(row => overdueOf(row, currency)))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="groupCash.organization" />
          </th>
          {currencies.map(each => (
            <th key={each} scope="col" className="num">
              {each}
            </th>
          ))}
          <th scope="col" className="num">
            <FormattedMessage id="groupCash.lowest" values={{ currency }} />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="groupCash.overdue" values={{ currency }} />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="groupCash.needs" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row =>
          row.state === 'ANSWERED' ? (
            <tr key={row.uuid}>
              <RowHead row={row} />
              {currencies.map(each => (
                <td key={each} className="num">
                  <Held row={row} currency={each} />
                </td>
              ))}
              <td className="num">
                <Lowest row={row} currency={currency} />
              </td>
              <td className="num">
                <Overdue row={row} currency={currency} />
              </td>
              <td className="num">
                <Needs row={row} />
              </td>
            </tr>
          ) : (
            <MissingRow key={row.uuid} row={row} columns={currencies.length + 3} onRetry={onRetry} />
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="groupCash.total" values={{ answered: answered.length, asked: rows.length }} />
          </th>
          {sumsOf(answered, currencies).map(({ currency: each, amount }) => (
            <td key={each} className="num">
              {formats.amount(amount)}
            </td>
          ))}
          <td className="num muted">{formatMessage({ id: 'groupCash.lowest.noSum' })}</td>
          <td className="num">{overdue === null ? '–' : formats.amount(overdue)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

type CellProps = { row: Answered; currency: string }

/** The available cash, and how much of it is stale. */
function Held({ row, currency }: CellProps) {
  const formats = useFormats()
  const held = cashIn(row, currency)
  const rate = rateIn(row, currency)
  if (!held) return '–'
  if (!held.available)
    return (
      <Link className="link" to={inOrganization(row.uuid, `/cash-position?currency=${currency.toLowerCase()}`)}>
        <FormattedMessage id="groupCash.unknown.all" />
      </Link>
    )
  return (
    <>
      <FigureLink
        organization={row}
        to={`/cash-position?currency=${currency.toLowerCase()}`}
        what={currency}
        amount={held.available.amount}
      />
      {held.availableInRupiah && rate ? (
        <small>
          <FormattedMessage
            id="groupCash.inRupiah"
            values={{
              amount: formats.amount(held.availableInRupiah.amount),
              rate: formats.quantity(rate.rate),
              day: formats.date(rate.date),
            }}
          />
        </small>
      ) : null}
      {isStale(held) ? (
        <small className="group-warn">
          <FormattedMessage id="groupCash.stale" values={{ amount: formats.amount(held.stale.amount) }} />
        </small>
      ) : null}
      {held.unknown > 0 ? (
        <small className="group-warn">
          <FormattedMessage id="groupCash.unknown" values={{ accounts: held.unknown }} />
        </small>
      ) : null}
    </>
  )
}

function Lowest({ row, currency }: CellProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { forecast } = row
  if (forecast === null) return <FormattedMessage id="groupCash.partFailed" />
  if (!forecast.lowest) return '–'
  const { lowest, minimum, firstBreach, openingAt } = forecast
  return (
    <>
      <FigureLink
        organization={row}
        to={`/cash-forecast?currency=${currency.toLowerCase()}`}
        what={formatMessage({ id: 'groupCash.lowest' }, { currency })}
        amount={lowest.amount.amount}
        tone={firstBreach ? 'bad' : undefined}
      />
      <small>
        {firstBreach ? (
          <FormattedMessage id="groupCash.breach" values={{ day: formats.date(firstBreach.day) }} />
        ) : (
          <FormattedMessage id={minimum ? 'groupCash.above' : 'groupCash.noMinimum'} />
        )}
      </small>
      {openingAt ? (
        <small>
          <FormattedMessage id="groupCash.openingAt" values={{ time: formats.recent(openingAt) }} />
        </small>
      ) : null}
    </>
  )
}

function Overdue({ row, currency }: CellProps) {
  const { formatMessage } = useIntl()
  const overdue = overdueOf(row, currency)
  if (overdue === null) return <FormattedMessage id="groupCash.partFailed" />
  if (isZero(overdue)) return <FormattedMessage id="groupCash.overdue.none" />
  return (
    <FigureLink
      organization={row}
      to={`/payables?currency=${currency.toLowerCase()}`}
      what={formatMessage({ id: 'groupCash.overdue' }, { currency })}
      amount={overdue}
    />
  )
}

/** What needs the user there: approvals and exceptions. */
function Needs({ row: { uuid, name, approvals, exceptions } }: { row: Answered }) {
  const { formatMessage } = useIntl()
  if (!approvals && !exceptions) return <FormattedMessage id="groupCash.needs.none" />
  const links = [
    { to: '/approvals', count: approvals, words: formatMessage({ id: 'groupCash.approvals' }, { count: approvals }) },
    {
      to: '/exceptions',
      count: exceptions,
      words: formatMessage({ id: 'groupCash.exceptions' }, { count: exceptions }),
    },
  ]
  return (
    <span className="group-needs">
      {links.map(({ to, count, words }) =>
        count ? (
          <Link key={to} className="link" aria-label={`${name}, ${words}`} to={inOrganization(uuid, to)}>
            {words}
          </Link>
        ) : null,
      )}
    </span>
  )
}
