import { HandCoins } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchReceivedPaymentsQuery } from '../../../__generated__/searchReceivedPaymentsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchReceivedPaymentsQuery['response']['organization']['receivedPayments']['edges'][number]['node']

/** Payments received, by number, customer, reference and amount. */
export const search = defineRecordSearch<searchReceivedPaymentsQuery, Node>({
  permission: 'INVOICING_PAYMENTS_VIEW',
  mode: 'INVOICING',
  list: '/payment',
  icon: HandCoins,
  query: graphql`
    query searchReceivedPaymentsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        receivedPayments(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              customerName
              paymentDate
              amount {
                amount
                currency
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.receivedPayments,
  toHit: ({ uuid, number, customerName, paymentDate, amount }) => ({
    to: `/payment/${uuid}`,
    title: `${number} · ${customerName}`,
    detail: (
      <FormattedMessage id="palette.receivedPayment" values={{ date: <DateText key="date" value={paymentDate} /> }} />
    ),
    amount: <ForeignMoney value={amount} />,
  }),
})
