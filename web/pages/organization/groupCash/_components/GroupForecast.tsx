import { FormattedMessage, useIntl } from 'react-intl'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { answeredOf, closingOn, sumKnown, weekEnds } from '../_lib/groupRows.ts'
import type { GroupTableProps } from '../_lib/tableProps.ts'
import { type Between, expectedOf } from '../_lib/between.ts'
import { FigureLink } from './FigureLink.tsx'
import { MissingRow, RowHead } from './RowHead.tsx'

/** Each organization's cash at the end of each of twelve weeks; red below its minimum. */
export function GroupForecast({ rows, currency, between, onRetry }: GroupTableProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const answered = answeredOf(rows)
  const ends = weekEnds(answered)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="groupCash.organization" />
          </th>
          {ends.map(end => (
            <th key={end} scope="col" className="num">
              {formats.shortDay(end)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row =>
          row.state === 'ANSWERED' ? (
            <tr key={row.uuid}>
              <RowHead row={row} />
              {row.forecast === null ? (
                <td colSpan={ends.length}>
                  <FormattedMessage id="groupCash.partFailed" />
                </td>
              ) : (
                ends.map(end => {
                  const closing = closingOn(row, end)
                  const minimum = row.forecast?.minimum?.amount
                  return (
                    <td key={end} className="num">
                      {closing === null ? (
                        '–'
                      ) : (
                        <FigureLink
                          organization={row}
                          to={`/cash-forecast?currency=${currency.toLowerCase()}`}
                          what={formatMessage({ id: 'groupCash.weekEnd' }, { day: formats.date(end) })}
                          amount={closing}
                          tone={minimum !== undefined && compareDecimals(closing, minimum) < 0 ? 'bad' : undefined}
                        />
                      )}
                    </td>
                  )
                })
              )}
            </tr>
          ) : (
            <MissingRow key={row.uuid} row={row} columns={ends.length} onRetry={onRetry} />
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="groupCash.total" values={{ answered: answered.length, asked: rows.length }} />
          </th>
          {ends.map(end => {
            const sum = sumKnown(answered.map(row => closingOn(row, end)))
            return (
              <td key={end} className="num">
                {sum === null ? '–' : formats.amount(sum)}
              </td>
            )
          })}
        </tr>
        {between && between.organizations.length > 1 ? <BetweenRow between={between} columns={ends.length} /> : null}
      </tfoot>
    </table>
  )
}

/** The forecast flows between the organizations in these weeks: already included in the balances. */
function BetweenRow({ between, columns }: { between: Between; columns: number }) {
  const formats = useFormats()
  const sums = expectedOf(between)
  return (
    <tr className="group-of-it">
      <th scope="row">
        <FormattedMessage id="groupCash.between.row" />
      </th>
      <td colSpan={columns}>
        <FormattedMessage
          id="groupCash.between.weeks"
          values={{ in: formats.amount(sums.in), out: formats.amount(sums.out) }}
        />
      </td>
    </tr>
  )
}
