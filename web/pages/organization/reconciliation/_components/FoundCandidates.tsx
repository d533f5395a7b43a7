import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { FoundCandidatesQuery } from '../../../../__generated__/FoundCandidatesQuery.graphql.ts'
import { subtractDecimals } from '../../../../i18n/decimal.ts'
import { pickOf, reasonsOf } from '../_lib/candidates.ts'
import { foundBoxId } from './candidateBoxes.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { type CardContext, readReason } from './CandidateSections.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

type FoundCandidatesProps = CardContext & { lineId: string; search: string }

/** Expected transactions found by name, number or amount. */
export function FoundCandidates(props: FoundCandidatesProps) {
  return (
    <section aria-live="polite">
      <div className="sec">
        <h3>
          <FormattedMessage id="reconciliation.found" />
        </h3>
      </div>
      <Suspense fallback={<div className="group skeleton-card" aria-busy />}>
        <Found {...props} />
      </Suspense>
    </section>
  )
}

function Found({ lineId, search, picks, staysOpen, statement, onToggle, onFocus }: FoundCandidatesProps) {
  const { node } = useQueryOfSelection<FoundCandidatesQuery>(
    graphql`
      query FoundCandidatesQuery($id: ID!, $search: String!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on StatementTransaction {
            id
            candidates(first: 20, search: $search) {
              expectedTransactions {
                id
                number
                description
                status
                source
                remaining {
                  amount
                }
                counterparty {
                  id
                  alias
                }
                ...CandidateCard_expected
              }
              reasons {
                code
                effect
                expectedTransactionId
                amount {
                  amount
                }
                days
                text
                rate
              }
            }
          }
        }
      }
    `,
    { id: lineId, search },
  )
  const found = node?.__typename === 'StatementTransaction' ? node.candidates : []
  if (found.length === 0) {
    return (
      <p className="rp-none">
        <FormattedMessage id="reconciliation.found.none" values={{ search }} />
      </p>
    )
  }
  return (
    <div className="group">
      {found.flatMap(({ expectedTransactions, reasons }) =>
        expectedTransactions.map(expected => (
          <CandidateCard
            key={expected.id}
            expected={expected}
            reasons={reasonsOf(reasons, expected.id, expectedTransactions.length === 1).map(readReason)}
            checkboxId={foundBoxId(expected.id)}
            isPicked={picks.some(({ id }) => id === expected.id)}
            part={staysOpen?.id === expected.id ? subtractDecimals(expected.remaining.amount, staysOpen.amount) : null}
            statement={statement}
            onToggle={onToggle === null ? null : () => onToggle(pickOf(expected))}
            onFocus={onFocus}
          />
        )),
      )}
    </div>
  )
}
