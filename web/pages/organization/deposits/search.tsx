import { Vault } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchDepositsQuery } from '../../../__generated__/searchDepositsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchDepositsQuery['response']['organization']['deposits']['edges'][number]['node']

/** Deposits, by number, alias and amount. */
export const search = defineRecordSearch<searchDepositsQuery, Node>({
  permission: 'TREASURY_DEPOSITS_VIEW',
  list: '/deposits',
  icon: Vault,
  query: graphql`
    query searchDepositsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        deposits(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              alias
              maturesOn
              principal {
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
  connectionOf: ({ organization }) => organization.deposits,
  toHit: ({ uuid, number, alias, maturesOn, principal }) => ({
    to: `/deposits/${uuid}`,
    title: `${number} · ${alias}`,
    detail: <FormattedMessage id="palette.deposit" values={{ matures: <DateText value={maturesOn} /> }} />,
    amount: <ForeignMoney value={principal} />,
  }),
})
