import { FormattedMessage } from 'react-intl'
// oxlint-disable-next-line no-restricted-imports -- of a chip, fetched when an address names a customer
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CustomerNameQuery } from '../../../../__generated__/CustomerNameQuery.graphql.ts'

/** The name of the customer with an id; the address may contain any id. */
export function CustomerName({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<CustomerNameQuery>(
    graphql`
      query CustomerNameQuery($id: ID!) {
        node(id: $id) {
          ... on Customer {
            name
          }
        }
      }
    `,
    { id },
  )
  return node?.name ?? <FormattedMessage id="list.unknown" />
}
