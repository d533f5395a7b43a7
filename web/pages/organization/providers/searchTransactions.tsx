import { CreditCard } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchTransactionsQuery } from '../../../__generated__/searchTransactionsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchTransactionsQuery['response']['organization']['paymentTransactions']['edges'][number]['node']

/** Orders at payment providers, by order, the provider’s id and gross amount. */
export const search = defineRecordSearch<searchTransactionsQuery, Node>({
  permission: 'TREASURY_PROVIDERS_VIEW',
  list: '/payment-transactions',
  listName: 'paymentTransactions.title',
  icon: CreditCard,
  query: graphql`
    query searchTransactionsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        paymentTransactions(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              orderReference
              gross {
                amount
                currency
              }
              provider {
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
  connectionOf: ({ organization }) => organization.paymentTransactions,
  toHit: ({ uuid, orderReference, provider, gross }) => ({
    to: `/payment-transactions/${uuid}`,
    title: `${orderReference} · ${provider.alias}`,
    detail: <FormattedMessage id="palette.paymentTransaction" />,
    amount: <ForeignMoney value={gross} />,
  }),
})
