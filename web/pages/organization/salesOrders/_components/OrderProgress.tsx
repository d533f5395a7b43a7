import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderProgress_order$key } from '../../../../__generated__/OrderProgress_order.graphql.ts'
import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { fromScaled, toScaled } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** How much of each line was received. */
export function OrderProgress({ orderKey }: { orderKey: OrderProgress_order$key }) {
  const formats = useFormats()
  const { lines } = useFragment(
    graphql`
      fragment OrderProgress_order on SalesOrder @throwOnFieldError {
        lines {
          uuid
          description
          ordered
          received
          returned
          creditDue
        }
      }
    `,
    orderKey,
  )
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="salesOrders.received.title" />
        </h2>
      </div>
      <ul className="card-b order-progress">
        {lines.map(({ uuid, description, ordered, received, returned, creditDue }) => {
          const kept = keptOf(received, returned)
          return (
            <li key={uuid}>
              <span className="trunc" title={description}>
                {description}
              </span>
              <span className="num">
                {formats.quantity(kept)} <span className="muted">/ {formats.quantity(ordered)}</span>
              </span>
              <progress value={Number(kept)} max={Number(ordered)} aria-label={description} />
              {toScaled(creditDue, QUANTITY_PLACES) === 0n ? null : (
                <small>
                  <FormattedMessage id="salesOrders.creditDue" values={{ quantity: formats.quantity(creditDue) }} />
                </small>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The quantity that the customer has: received minus returned, exactly. */
function keptOf(received: string, returned: string): string {
  const kept = (toScaled(received, QUANTITY_PLACES) ?? 0n) - (toScaled(returned, QUANTITY_PLACES) ?? 0n)
  return fromScaled(kept, QUANTITY_PLACES)
}
