import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderLines_order$key } from '../../../../__generated__/OrderLines_order.graphql.ts'
import { DocumentLines } from '../../products/_public/DocumentLines.tsx'
import { OrderSums } from './OrderSums.tsx'

/** The ordered lines, and their totals. */
export function OrderLines({ orderKey }: { orderKey: OrderLines_order$key }) {
  const { lines, totals, vatTreatment, note } = useFragment(
    graphql`
      fragment OrderLines_order on SalesOrder @throwOnFieldError {
        vatTreatment
        note
        lines {
          uuid
          product {
            code
          }
          description
          unit
          withholding
          quantity: ordered
          price {
            amount
          }
          discount {
            percent
          }
          discountAmount {
            amount
          }
          net {
            amount
          }
        }
        totals {
          ...OrderSums_totals
        }
      }
    `,
    orderKey,
  )
  return (
    <DocumentLines
      lines={lines}
      note={note}
      noteLabel={<FormattedMessage id="salesOrders.note" />}
      sums={<OrderSums totalsKey={totals} vatTreatment={vatTreatment} />}
    />
  )
}
