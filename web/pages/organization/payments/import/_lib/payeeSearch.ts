// The searches that suggest payees. Loaded with the first search, since pasting doesn't need them.
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import type { payeeSearchAccountsQuery } from '../../../../../__generated__/payeeSearchAccountsQuery.graphql.ts'
import type { payeeSearchPartiesQuery } from '../../../../../__generated__/payeeSearchPartiesQuery.graphql.ts'
import { reportsFailure } from '../../../../../relay/persistentQueries.ts'

export type Choice = { value: string; label: string }

const read = <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> =>
  fetchQuery<Query>(environment, query, variables, { networkCacheConfig: reportsFailure() }).toPromise()

/** Active counterparties by words in their names. */
export async function searchParties(environment: IEnvironment, search: string): Promise<Choice[]> {
  const query = graphql`
    query payeeSearchPartiesQuery($search: String!) @throwOnFieldError {
      organization {
        counterparties(first: 20, filter: { search: $search, status: ACTIVE }) {
          edges {
            node {
              alias
              legalName
            }
          }
        }
      }
    }
  `
  const found = await read<payeeSearchPartiesQuery>(environment, query, { search })
  return (found?.organization.counterparties.edges ?? []).map(({ node }) => ({
    value: node.alias,
    label: node.legalName,
  }))
}

/** Accounts of the active counterparty with exactly this alias. */
export async function searchAccounts(environment: IEnvironment, alias: string): Promise<Choice[]> {
  const query = graphql`
    query payeeSearchAccountsQuery($alias: String!) @throwOnFieldError {
      organization {
        counterparties(first: 50, filter: { search: $alias, status: ACTIVE }) {
          edges {
            node {
              alias
              bankAccounts {
                accountNumber
                accountName
                bank {
                  name
                }
              }
            }
          }
        }
      }
    }
  `
  const found = await read<payeeSearchAccountsQuery>(environment, query, { alias })
  return (found?.organization.counterparties.edges ?? [])
    .filter(({ node }) => node.alias.toLowerCase() === alias.toLowerCase())
    .flatMap(({ node }) => node.bankAccounts)
    .map(({ accountNumber, accountName, bank }) => ({ value: accountNumber, label: `${bank.name}, ${accountName}` }))
}
