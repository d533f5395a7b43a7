// What the load asks.
import { encodeId } from '../../bff/graph/globalId.ts'
import { accounts, ORGANIZATION_ID } from './data.ts'

export type OperationName = 'list' | 'node'

/** About thirty fields a row, three relations. */
const LIST = /* GraphQL */ `
  query List {
    organization {
      statementTransactions(first: 50) {
        edges {
          cursor
          node {
            id
            uuid
            date
            description
            partyName
            references
            direction
            status
            version
            allowedActions
            amount {
              amount
              currency
            }
            remaining {
              amount
              currency
            }
            endingBalance {
              amount
              currency
            }
            bankAccount {
              id
              alias
              accountNumber
              currency
              bank {
                code
                name
              }
            }
            recommendations(first: 3) {
              edges {
                node {
                  id
                  result
                  status
                  score
                  automatic
                  difference {
                    amount
                    currency
                  }
                  expectedTransactions {
                    id
                    number
                    date
                    description
                    amount {
                      amount
                      currency
                    }
                  }
                }
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`
const NODE =
  'query Node($id: ID!) { node(id: $id) { id ... on BankAccount { alias accountNumber currency bank { name } } } }'

export const OPERATIONS: Record<OperationName, { query: string; variables: Record<string, string> }> = {
  list: { query: LIST, variables: {} },
  node: { query: NODE, variables: { id: encodeId('BankAccount', ORGANIZATION_ID, accounts[0]?.id ?? '') } },
}
