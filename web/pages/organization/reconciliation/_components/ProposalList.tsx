import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProposalList_recommendation$key } from '../../../../__generated__/ProposalList_recommendation.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { nameOf, readLine } from './LineRow.tsx'
import { EvidenceChips } from './EvidenceChips.tsx'
import { partyOf } from './CandidateCard.tsx'

type ProposalListProps = {
  proposals: readonly ({ readonly id: string } & ProposalList_recommendation$key)[]
  excluded: ReadonlySet<string>
  /** Errors of those that failed, by id. */
  refusals?: ReadonlyMap<string, string>
  onToggle: (id: string) => void
}

/** What will be matched, one row per match with its evidence; doubtful ones are unticked. */
export function ProposalList({ proposals, excluded, refusals, onToggle }: ProposalListProps) {
  return (
    <ul className="proposals">
      {proposals.map(proposal => (
        <Proposal
          key={proposal.id}
          proposal={proposal}
          isIncluded={!excluded.has(proposal.id)}
          refusal={refusals?.get(proposal.id) ?? null}
          onToggle={() => onToggle(proposal.id)}
        />
      ))}
    </ul>
  )
}

type ProposalProps = {
  proposal: ProposalList_recommendation$key
  isIncluded: boolean
  refusal: string | null
  onToggle: () => void
}

function Proposal({ proposal: key, isIncluded, refusal, onToggle }: ProposalProps) {
  const intl = useIntl()
  const formats = useFormats()
  const { statementTransactions, expectedTransactions, reasons } = useFragment(
    graphql`
      fragment ProposalList_recommendation on Recommendation {
        statementTransactions {
          id
          ...LineRow_line
        }
        expectedTransactions {
          id
          number
          description
          remaining {
            amount
          }
          counterparty {
            id
            alias
          }
        }
        reasons {
          code
          effect
          amount {
            amount
          }
          days
          text
          rate
        }
      }
    `,
    key,
  )
  const lines = statementTransactions.map(readLine)
  const [line] = lines
  if (line === undefined) return null
  const numbers = expectedTransactions.map(({ number }) => number).join(', ')
  const label = intl.formatMessage(
    { id: 'reconciliation.review.include' },
    { name: nameOf(line), amount: formats.amount(line.remaining.amount), number: numbers },
  )
  return (
    <li className={isIncluded ? 'proposal' : 'proposal out'}>
      <Checkbox checked={isIncluded} onChange={onToggle} aria-label={label} />
      <div className="proposal-sides">
        {lines.map(one => (
          <p key={one.id}>
            <span className="muted tab-num">{formats.date(one.date)}</span>
            <b className="grow trunc">{nameOf(one)}</b>
            <SignedMoney value={one.remaining} direction={one.direction} />
          </p>
        ))}
        {expectedTransactions.map(expected => (
          <p key={expected.id} className="proposal-to">
            <span className="id">{expected.number}</span>
            <span className="grow trunc muted">{partyOf(expected)}</span>
            <span className="num">{formats.amount(expected.remaining.amount)}</span>
          </p>
        ))}
        <EvidenceChips
          reasons={reasons.map(({ amount, days, text, rate, ...reason }) => ({
            ...reason,
            amount: amount?.amount ?? null,
            days: days ?? null,
            text: text ?? null,
            rate: rate ?? null,
          }))}
        />
        {refusal === null ? null : (
          <p className="proposal-refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
    </li>
  )
}
