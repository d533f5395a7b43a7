import { List } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchStatementsQuery } from '../../../__generated__/searchStatementsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { SignedMoney } from '../../../ui/Money.tsx'
import { workspaceOf } from './_lib/workspaceOf.ts'

type Node = searchStatementsQuery['response']['organization']['statementTransactions']['edges'][number]['node']

/** Statement transactions, by the bank's words, references and amount. */
export const search = defineRecordSearch<searchStatementsQuery, Node>({
  permission: 'TREASURY_STATEMENTS_VIEW',
  list: '/statement-transactions',
  icon: List,
  query: graphql`
    query searchStatementsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        statementTransactions(first: $first, filter: { search: $search }) {
          edges {
            node {
              id
              description
              date
              direction
              status
              amount {
                amount
                currency
              }
              bankAccount {
                id
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
  connectionOf: ({ organization }) => organization.statementTransactions,
  toHit: line => ({
    to: workspaceOf(line),
    title: line.description,
    detail: (
      <>
        <FormattedMessage id="palette.statement" /> · <DateText value={line.date} />, {line.bankAccount.alias}
      </>
    ),
    amount: <SignedMoney value={line.amount} direction={line.direction} currency={line.amount.currency !== 'IDR'} />,
  }),
})
