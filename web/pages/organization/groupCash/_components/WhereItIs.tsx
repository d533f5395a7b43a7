import { FormattedMessage } from 'react-intl'
import { compareDecimals, isNegative } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type Answered, cashIn } from '../_lib/groupRows.ts'

/** The shares of a currency on one scale, the largest first; the table above has the figures. */
export function WhereItIs({ rows, currency }: { rows: readonly Answered[]; currency: string }) {
  const formats = useFormats()
  const held = rows
    .flatMap(row => {
      const amount = cashIn(row, currency)?.available?.amount
      return amount === undefined ? [] : [{ uuid: row.uuid, name: row.name, amount }]
    })
    .toSorted((one, other) => compareDecimals(other.amount, one.amount))
  const most = Number(held[0]?.amount ?? 0)
  if (held.length < 2 || most <= 0) return null
  return (
    <section className="card group-where" aria-labelledby="group-where">
      <div className="card-h">
        <h2 id="group-where">
          <FormattedMessage id="groupCash.where" values={{ currency }} />
        </h2>
      </div>
      <ul className="card-b">
        {held.map(({ uuid, name, amount }) => {
          const { digits, unit } = formats.shortAmount(amount)
          const share = isNegative(amount) ? 0 : (Number(amount) / most) * 100
          return (
            <li key={uuid}>
              <span className="trunc">{name}</span>
              <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect className="track" width="100" height="8" />
                <rect className="bar" width={share} height="8" />
              </svg>
              <span className="num">
                {digits} {unit}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
