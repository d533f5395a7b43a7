import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  HistoryRow_reconciliation$data,
  HistoryRow_reconciliation$key,
} from '../../../../__generated__/HistoryRow_reconciliation.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money, SignedMoney } from '../../../../ui/Money.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { shortName } from './personName.ts'
import { MatchMark } from './MatchMark.tsx'

/** A confirmed match as listed in the history. */
export type Match = HistoryRow_reconciliation$data

/** Reads a match of the history. */
export function readMatch(match: HistoryRow_reconciliation$key): Match {
  return readInlineData(
    graphql`
      fragment HistoryRow_reconciliation on Reconciliation @inline {
        id
        kind
        result
        amount {
          amount
          currency
        }
        createdAt
        createdBy {
          uuid
          fullName
        }
        removedAt
        removedBy {
          uuid
          fullName
        }
        removalReason
        statementTransactions {
          id
          partyName
          description
          direction
        }
        expectedTransactions {
          id
          number
        }
      }
    `,
    match,
  )
}

/** The name of a match: the party of its first line, and the number of further lines. */
function titleOf({ statementTransactions }: Match): string {
  const [first, ...others] = statementTransactions
  if (first === undefined) return ''
  const name = first.partyName ?? first.description
  return others.length === 0 ? name : `${name} +${others.length}`
}

type HistoryRowProps = {
  match: Match
  id: string
  isCurrent: boolean
  currency: string | null
  onGo: (id: string) => void
}

/** A match in the list: party, counterpart, amount and author; marked when removed. */
export const HistoryRow = memo(function HistoryRow({ match, id, isCurrent, currency, onGo }: HistoryRowProps) {
  const formats = useFormats()
  const isRemoved = match.removedAt !== null && match.removedAt !== undefined
  const [line] = match.statementTransactions
  const numbers = match.expectedTransactions.map(({ number }) => number).join(', ')
  const who = isRemoved ? match.removedBy : match.createdBy
  const when = formats.time(isRemoved && match.removedAt ? match.removedAt : match.createdAt)
  return (
    <div
      role="option"
      id={id}
      aria-selected={isCurrent}
      className={['ln', isCurrent ? 'cur' : '', isRemoved ? 'removed' : ''].filter(Boolean).join(' ')}
      onClick={() => onGo(match.id)}
    >
      <div className="trunc">
        <div className="n trunc">
          {line ? titleOf(match) : <FormattedMessage id="reconciliation.history.linesGone" />}
        </div>
        <div className="d trunc tab-num" title={numbers}>
          {numbers}
        </div>
      </div>
      <div className="ln-end">
        <div className="v">
          {line ? (
            <SignedMoney
              value={match.amount}
              direction={line.direction}
              currency={match.amount.currency !== currency}
            />
          ) : (
            <Money value={match.amount} currency={match.amount.currency !== currency} />
          )}
        </div>
        <div className="s">
          {isRemoved ? (
            <StatusMark kind="off">
              <FormattedMessage id="reconciliation.history.removed" />
            </StatusMark>
          ) : (
            <MatchMark result={match.result}>
              <FormattedMessage id={`reconciliation.kind.${match.kind}`} />
            </MatchMark>
          )}
          <span className="ln-who">
            {who ? `${shortName(who.fullName)}, ` : ''}
            {when}
          </span>
        </div>
      </div>
    </div>
  )
})
