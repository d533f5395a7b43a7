import { Target } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchExpectedQuery } from '../../../__generated__/searchExpectedQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { SignedMoney } from '../../../ui/Money.tsx'

type Node = searchExpectedQuery['response']['organization']['expectedTransactions']['edges'][number]['node']

/** Expected transactions, by number, counterparty, words and amount. */
export const search = defineRecordSearch<searchExpectedQuery, Node>({
  permission: 'TREASURY_EXPECTED_VIEW',
  list: '/expected-transactions',
  icon: Target,
  query: graphql`
    query searchExpectedQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        expectedTransactions(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              description
              date
              direction
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
  connectionOf: ({ organization }) => organization.expectedTransactions,
  toHit: ({ uuid, number, description, date, direction, amount }) => ({
    to: `/expected-transactions/${uuid}/edit`,
    title: `${number} · ${description}`,
    detail: (
      <>
        <FormattedMessage id="palette.expected" /> · <DateText value={date} />
      </>
    ),
    amount: <SignedMoney value={amount} direction={direction} currency={amount.currency !== 'IDR'} />,
  }),
})
