import { FormattedMessage } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../i18n/format.ts'

type Line = {
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly price: MoneyValue
  readonly net: MoneyValue
}

type LinesProps = {
  lines: readonly Line[]
  /** Delivered quantity by line; undefined where nothing is delivered. */
  received?: readonly string[]
}

/** The lines of a document. */
export function Lines({ lines, received }: LinesProps) {
  const formats = useFormats()
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.lines" />
      </h2>
      <ul className="portal-lines">
        {lines.map(({ description, quantity, unit, price, net }, at) => (
          <li key={at}>
            <span>
              <b className="fw5">{description}</b>
              <small>
                {`${formats.quantity(quantity)} ${unit} × ${formats.amount(price.amount)}`}
                {received?.[at] === undefined ? null : (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="portal.lines.received"
                      values={{ quantity: formats.quantity(received[at]) }}
                    />
                  </>
                )}
              </small>
            </span>
            <span className="num">{formats.amount(net.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type Figure = { label: string; value: string; isStrong?: boolean }

/** Labels with their values, in rows. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="portal-figures">
      {figures.map(({ label, value, isStrong }) => (
        <div key={label} className={isStrong ? 'strong' : undefined}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
