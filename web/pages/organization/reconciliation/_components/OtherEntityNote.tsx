import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { OtherEntityNoteQuery } from '../../../../__generated__/OtherEntityNoteQuery.graphql.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

/** Says that money in one legal entity's account is about to pay invoices of another. Nothing for users who may not see invoices. */
export default function OtherEntityNote({ lineId, expectedIds }: { lineId: string; expectedIds: readonly string[] }) {
  const { node, nodes } = useQueryOfSelection<OtherEntityNoteQuery>(
    graphql`
      query OtherEntityNoteQuery($lineId: ID!, $expectedIds: [ID!]!) @throwOnFieldError {
        node(id: $lineId) {
          ... on StatementTransaction {
            bankAccount {
              entity {
                id
                name
              }
            }
          }
        }
        nodes(ids: $expectedIds) {
          ... on ExpectedTransaction {
            invoice {
              number
              entity {
                id
                name
              }
            }
          }
        }
      }
    `,
    { lineId, expectedIds },
  )
  const own = node?.bankAccount?.entity
  if (!own) return null
  const others = nodes.flatMap(one => (one?.invoice && one.invoice.entity.id !== own.id ? [one.invoice] : []))
  return [...Map.groupBy(others, ({ entity }) => entity.id)].map(([id, invoices]) => (
    <p key={id} className="note warn" role="status">
      <FormattedMessage
        id="reconciliation.otherEntity"
        values={{
          own: own.name,
          numbers: invoices.map(({ number }) => number).join(', '),
          count: invoices.length,
          other: invoices[0]?.entity.name,
        }}
      />
    </p>
  ))
}
