import { FileMinus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchCreditMemosQuery } from '../../../__generated__/searchCreditMemosQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchCreditMemosQuery['response']['organization']['creditMemos']['edges'][number]['node']

/** Credit memos, by number, customer, invoice and total. */
export const search = defineRecordSearch<searchCreditMemosQuery, Node>({
  permission: 'INVOICING_CREDIT_MEMOS_VIEW',
  mode: 'INVOICING',
  list: '/credit-memo',
  icon: FileMinus,
  query: graphql`
    query searchCreditMemosQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        creditMemos(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              number
              customerName
              invoiceNumber
              total {
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
  connectionOf: ({ organization }) => organization.creditMemos,
  toHit: ({ uuid, number, customerName, invoiceNumber, total }) => ({
    to: `/credit-memo/${uuid}`,
    title: number ? `${number} · ${customerName}` : customerName,
    detail: (
      <>
        <FormattedMessage id="palette.creditMemo" />
        {invoiceNumber ? ` · ${invoiceNumber}` : null}
      </>
    ),
    amount: <ForeignMoney value={total} />,
  }),
})
