// The operations of the load: screens' own documents from the web build, and operations that isolate one aspect each.
import { readFileSync } from 'node:fs'
import { encodeId } from '../../bff/graph/globalId.ts'
import { accounts, ORGANIZATION_ID } from './data.ts'

export type OperationName = 'list' | 'workspace' | 'expected' | 'node' | 'mutation'

export type Operation = { query: string; operationName: string; variables: Record<string, unknown> }

/** About thirty fields per row, three relations. */
const LIST = /* GraphQL */ `
  query List($first: Int!) {
    organization {
      statementTransactions(first: $first) {
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

const trusted = Object.values<string>(
  JSON.parse(readFileSync(new URL('../../web/relay/persisted.json', import.meta.url), 'utf8')),
)

/** The document of a screen. */
export function ofScreen(operationName: string): Pick<Operation, 'query' | 'operationName'> {
  const query = trusted.find(text => new RegExp(`^(query|mutation|subscription) ${operationName}\\b`).test(text))
  if (query === undefined) throw new Error(`No screen asks ${operationName}`)
  return { query, operationName }
}

const bankAccountId = encodeId('BankAccount', ORGANIZATION_ID, accounts[0]?.id ?? '')

const newLine = { bankAccountId, date: '2026-11-20', description: 'Sewa', direction: 'CREDIT', amount: '148662300.00' }

export const OPERATIONS: Record<OperationName, Operation> = {
  list: { query: LIST, operationName: 'List', variables: { first: 50 } },
  workspace: {
    ...ofScreen('ReconciliationPageQuery'),
    variables: {
      first: 50,
      showHistory: false,
      filter: { status: ['UNRECONCILED'] },
      sort: { field: 'DATE', direction: 'DESC' },
      historyFilter: {},
    },
  },
  expected: { ...ofScreen('ExpectedTransactionsPageQuery'), variables: { first: 50 } },
  node: { query: NODE, operationName: 'Node', variables: { id: bankAccountId } },
  mutation: { ...ofScreen('useCreateStatementTransactionMutation'), variables: { input: newLine } },
}
