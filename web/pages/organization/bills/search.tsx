import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchBillsQuery } from '../../../__generated__/searchBillsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../ui/Money.tsx'
import { BillStatusMark } from './_public/BillStatusMark.tsx'

type Node = searchBillsQuery['response']['organization']['bills']['edges'][number]['node']

/** Bills, by number, counterparty, words and amount. */
export const search = defineRecordSearch<searchBillsQuery, Node>({
  permission: 'TREASURY_BILLS_VIEW',
  list: '/bills',
  icon: ReceiptText,
  query: graphql`
    query searchBillsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        bills(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              status
              paymentStatus
              dueDate
              amount {
                amount
                currency
              }
              counterparty {
                alias
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
  connectionOf: ({ organization }) => organization.bills,
  toHit: bill => ({
    to: `/bills/${bill.uuid}`,
    title: `${bill.number} · ${bill.counterparty.alias}`,
    detail: (
      <>
        <FormattedMessage id="palette.bill" values={{ due: <DateText value={bill.dueDate} /> }} /> ·{' '}
        <BillStatusMark bill={bill} />
      </>
    ),
    amount: <ForeignMoney value={bill.amount} />,
  }),
})
