import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { answeredOf, bucketOf, payablesOf } from '../_lib/groupRows.ts'
import type { GroupTableProps } from '../_lib/tableProps.ts'
import { owedOf } from '../_lib/between.ts'
import { FigureLink } from './FigureLink.tsx'
import { MissingRow, RowHead } from './RowHead.tsx'

const buckets = ['NOT_DUE', 'TODAY', 'DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365', 'MORE'] as const

/** Each organization's payables by age. */
export function GroupPayables({ rows, currency, between, onRetry }: GroupTableProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const answered = answeredOf(rows)
  const owed = between && between.organizations.length > 1 ? owedOf(between) : null
  const known = answered.filter(({ payables }) => payables)
  const sumOf = (amounts: string[]) => formats.amountOrDash(addDecimals(amounts))
  const remaining = (row: (typeof known)[number]) => payablesOf(row, currency)?.remaining.amount ?? '0.00'
  const address = `/payables?currency=${currency.toLowerCase()}`
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="groupCash.organization" />
          </th>
          {buckets.map(bucket => (
            <th key={bucket} scope="col" className="num">
              <FormattedMessage id={`groupCash.bucket.${bucket}`} />
            </th>
          ))}
          <th scope="col" className="num">
            <FormattedMessage id="groupCash.owed" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row =>
          row.state === 'ANSWERED' ? (
            <tr key={row.uuid}>
              <RowHead row={row} />
              {row.payables ? (
                <>
                  {buckets.map(bucket => {
                    const amount = bucketOf(row, currency, bucket)
                    return (
                      <td key={bucket} className="num">
                        {isZero(amount) ? (
                          '–'
                        ) : (
                          <FigureLink
                            organization={row}
                            to={`${address}&bucket=${bucket.toLowerCase()}`}
                            what={formatMessage({ id: `groupCash.bucket.${bucket}` })}
                            amount={amount}
                          />
                        )}
                      </td>
                    )
                  })}
                  <td className="num">
                    <FigureLink
                      organization={row}
                      to={address}
                      what={formatMessage({ id: 'groupCash.owed' })}
                      amount={remaining(row)}
                    />
                  </td>
                </>
              ) : (
                <td colSpan={buckets.length + 1}>
                  <FormattedMessage id="groupCash.partFailed" />
                </td>
              )}
            </tr>
          ) : (
            <MissingRow key={row.uuid} row={row} columns={buckets.length + 1} onRetry={onRetry} />
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="groupCash.total" values={{ answered: answered.length, asked: rows.length }} />
          </th>
          {buckets.map(bucket => (
            <td key={bucket} className="num">
              {sumOf(known.map(row => bucketOf(row, currency, bucket)))}
            </td>
          ))}
          <td className="num">{sumOf(known.map(remaining))}</td>
        </tr>
        {owed ? (
          <tr className="group-of-it">
            <th scope="row">
              <FormattedMessage id="groupCash.between.row" />
            </th>
            {buckets.map(bucket => (
              <td key={bucket} className="num">
                {formats.amountOrDash(owed.in(bucket))}
              </td>
            ))}
            <td className="num">{formats.amountOrDash(owed.remaining)}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  )
}
