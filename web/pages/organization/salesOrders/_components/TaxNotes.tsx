import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { TaxNotes_order$key } from '../../../../__generated__/TaxNotes_order.graphql.ts'
import type { TaxNotesQuery } from '../../../../__generated__/TaxNotesQuery.graphql.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { isReported } from '../../products/_public/reported.ts'

/** What would refuse an order's invoices or their e-Faktur. Said while there is time to mend it, not when the goods are delivered. */
export function TaxNotes({ orderKey }: { orderKey: TaxNotes_order$key }) {
  const { status, vatTreatment, entity, customer, customerName } = useFragment(
    graphql`
      fragment TaxNotes_order on SalesOrder {
        status
        vatTreatment
        entity {
          name
          isVatRegistered
          taxNumber
        }
        customerName
        customer {
          uuid
          taxNumber
          identityNumber
        }
      }
    `,
    orderKey,
  )
  const isEnded = status === 'REJECTED' || status === 'CANCELED' || status === 'CLOSED'
  if (isEnded || vatTreatment === 'NONE') return null
  const isNumberless = entity.isVatRegistered && !entity.taxNumber
  return (
    <>
      {entity.isVatRegistered ? null : (
        <p className="note warn">
          <FormattedMessage id="salesOrders.tax.unregistered" values={{ entity: entity.name }} />
        </p>
      )}
      {isNumberless ? (
        <p className="note warn">
          <span>
            <FormattedMessage
              id="salesOrders.tax.seller"
              values={{
                entity: entity.name,
                link: text => (
                  <Link key="link" className="link" to="/settings/company-profile">
                    {text}
                  </Link>
                ),
              }}
            />
          </span>
        </p>
      ) : null}
      {isReported(vatTreatment) ? <BuyerNote name={customerName} buyer={customer} /> : null}
    </>
  )
}

const buyerQuery = graphql`
  query TaxNotesQuery($customerId: ID!) {
    node(id: $customerId) {
      ... on Customer {
        uuid
        name
        taxNumber
        identityNumber
      }
    }
  }
`

/** The same of the customer that is chosen for an order. */
export function ChosenBuyerNote({ customerId, vatTreatment }: { customerId: string | null; vatTreatment: string }) {
  const answer = useAnswerAsTyped<TaxNotesQuery>(
    buyerQuery,
    customerId !== null && isReported(vatTreatment) ? { customerId } : null,
  )
  const buyer = answer?.node
  if (!buyer?.uuid || !buyer.name) return null
  return <BuyerNote name={buyer.name} buyer={{ ...buyer, uuid: buyer.uuid }} />
}

type Buyer = { uuid: string; taxNumber?: string | null | undefined; identityNumber?: string | null | undefined }

/** e-Faktur names a buyer by tax number, and persons by their identity number. */
function BuyerNote({ name, buyer: { uuid, taxNumber, identityNumber } }: { name: string; buyer: Buyer }) {
  if (taxNumber || identityNumber) return null
  return (
    <p className="note warn">
      <span>
        <FormattedMessage
          id="salesOrders.tax.buyer"
          values={{
            customer: name,
            link: text => (
              <Link key="link" className="link" to={`/buyer/${uuid}`}>
                {text}
              </Link>
            ),
          }}
        />
      </span>
    </p>
  )
}
