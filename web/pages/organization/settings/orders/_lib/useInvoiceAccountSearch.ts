import { graphql } from 'react-relay/hooks'
import type { useInvoiceAccountSearchQuery } from '../../../../../__generated__/useInvoiceAccountSearchQuery.graphql.ts'
import { useRecordSearch } from '../../../../../relay/useRecordSearch.ts'

/** Open bank accounts of the organization or of one of its entities, by alias, bank and number. */
export const useInvoiceAccountSearch = (entityUuid: string | null) =>
  useRecordSearch<useInvoiceAccountSearchQuery>(
    graphql`
      query useInvoiceAccountSearchQuery($search: String!, $entityUuid: UUID) @throwOnFieldError {
        organization {
          bankAccounts(
            first: 20
            filter: { search: $search, entityUuid: $entityUuid, status: [NEW, ACTIVE, DORMANT] }
          ) {
            edges {
              node {
                id
                alias
                accountNumber
                bank {
                  name
                }
                entity {
                  name
                }
              }
            }
          }
        }
      }
    `,
    search => ({ search, entityUuid }),
    ({ organization }) =>
      organization.bankAccounts.edges.map(({ node: { id, alias, accountNumber, bank, entity } }) => ({
        value: id,
        label: `${bank.name} ${accountNumber}, ${entity.name}`,
        detail: alias,
      })),
  )
