import { Layers } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchRecordsQuery } from '../../../__generated__/searchRecordsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchRecordsQuery['response']['organization']['paymentRecords']['edges'][number]['node']

/** Batches of payment providers, by the provider’s id and net amount. */
export const search = defineRecordSearch<searchRecordsQuery, Node>({
  permission: 'TREASURY_PROVIDERS_VIEW',
  list: '/payment-records',
  listName: 'paymentRecords.title',
  icon: Layers,
  query: graphql`
    query searchRecordsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        paymentRecords(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              externalId
              payoutOn
              net {
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
  connectionOf: ({ organization }) => organization.paymentRecords,
  toHit: ({ uuid, externalId, payoutOn, provider, net }) => ({
    to: `/payment-records/${uuid}`,
    title: `${externalId} · ${provider.alias}`,
    detail: <FormattedMessage id="palette.paymentRecord" values={{ date: <DateText key="date" value={payoutOn} /> }} />,
    amount: <ForeignMoney value={net} />,
  }),
})
