import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchInvoicesQuery } from '../../../__generated__/searchInvoicesQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'

type Node = searchInvoicesQuery['response']['organization']['invoices']['edges'][number]['node']

/** Invoices, by number, customer, order, product and total. */
export const search = defineRecordSearch<searchInvoicesQuery, Node>({
  permission: 'INVOICING_INVOICES_VIEW',
  mode: 'INVOICING',
  list: '/invoices',
  icon: ReceiptText,
  query: graphql`
    query searchInvoicesQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        invoices(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              customerName
              customerReference
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  `,
  connectionOf: ({ organization }) => organization.invoices,
  toHit: ({ uuid, number, customerName, customerReference }) => ({
    to: `/invoices/${uuid}`,
    title: number ? `${number} · ${customerName}` : customerName,
    detail: (
      <>
        <FormattedMessage id={number ? 'palette.invoice' : 'palette.invoice.draft'} />
        {customerReference ? ` · ${customerReference}` : null}
      </>
    ),
  }),
})
