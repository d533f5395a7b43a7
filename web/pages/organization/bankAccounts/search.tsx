import { Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { searchBankAccountsQuery } from '../../../__generated__/searchBankAccountsQuery.graphql.ts'
import { defineRecordSearch } from '../../../recordSearch.ts'
import { ForeignMoney } from '../../../ui/Money.tsx'

type Node = searchBankAccountsQuery['response']['organization']['bankAccounts']['edges'][number]['node']

/** Bank accounts, by alias, bank and number. */
export const search = defineRecordSearch<searchBankAccountsQuery, Node>({
  permission: 'TREASURY_BANK_ACCOUNTS_VIEW',
  list: '/bank-accounts',
  icon: Landmark,
  query: graphql`
    query searchBankAccountsQuery($search: String!, $first: Int!) @throwOnFieldError {
      organization {
        bankAccounts(first: $first, filter: { search: $search }) {
          edges {
            node {
              uuid
              alias
              accountNumber
              bank {
                name
              }
              balance {
                ledger {
                  amount
                  currency
                }
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
  connectionOf: ({ organization }) => organization.bankAccounts,
  toHit: ({ uuid, alias, accountNumber, bank, balance }) => ({
    to: `/bank-accounts/${uuid}`,
    title: alias,
    detail: (
      <>
        <FormattedMessage id="palette.bankAccount" /> · {bank.name} <span className="num">{accountNumber}</span>
      </>
    ),
    amount: balance ? <ForeignMoney value={balance.ledger} /> : null,
  }),
})
