import { Send } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchPaymentsQuery } from '../../../__generated__/searchPaymentsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../ui/Money.tsx'
import { PaymentStatusMark } from '../_components/PaymentStatusMark.tsx'

type Node = searchPaymentsQuery['response']['organization']['payments']['edges'][number]['node']

/** Payments and transfers, by number, payee, words and amount. */
export const search = defineRecordSearch<searchPaymentsQuery, Node>({
  permission: 'TREASURY_PAYMENTS_VIEW',
  list: '/payments',
  icon: Send,
  query: graphql`
    query searchPaymentsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        payments(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              kind
              status
              date
              amount {
                amount
                currency
              }
              to {
                name
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
  connectionOf: ({ organization }) => organization.payments,
  toHit: ({ uuid, number, kind, status, date, amount, to }) => ({
    to: `/${kind === 'TRANSFER' ? 'transfers' : 'payments'}/${uuid}`,
    title: `${number} · ${to.name}`,
    detail: (
      <>
        <FormattedMessage id={kind === 'TRANSFER' ? 'palette.transfer' : 'palette.payment'} /> ·{' '}
        <PaymentStatusMark status={status} /> · <DateText value={date} />
      </>
    ),
    amount: <ForeignMoney value={amount} />,
  }),
})
