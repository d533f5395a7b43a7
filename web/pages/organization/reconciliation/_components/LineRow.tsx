import { Check } from 'lucide-react'
import { type ReactNode, memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, readInlineData } from 'relay-runtime'
import type { LineRow_line$data, LineRow_line$key } from '../../../../__generated__/LineRow_line.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { SignedMoney } from '../../../../ui/Money.tsx'
import type { MatchedByOther } from '../_lib/workspaceState.ts'
import { MatchedByOtherNotice } from './LineNotice.tsx'
import { MatchMark } from './MatchMark.tsx'

/** A line with the fields of the list and the equation. */
export type Line = LineRow_line$data

/** Reads a line without a store subscription per row: the whole list is refetched when a line changes. */
export function readLine(line: LineRow_line$key): Line {
  return readInlineData(
    graphql`
      fragment LineRow_line on StatementTransaction @inline @throwOnFieldError {
        id
        date
        description
        partyName
        direction
        amount {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        status
        matchResult
        version
        bankAccount {
          id
          alias
          currency
        }
      }
    `,
    line,
  )
}

/** The name of a line: the party in the bank's text, else the text. */
export function nameOf(line: Pick<Line, 'partyName' | 'description'>): string {
  return line.partyName ?? line.description
}

type LineRowProps = {
  line: Line
  id: string
  isCurrent: boolean
  isPicked: boolean
  /** A line is picked, so the checkboxes of all are shown. */
  isPicking: boolean
  isLeaving: boolean
  isSkipped: boolean
  canPick: boolean
  /** Lines of several accounts are in one list: shows the account. */
  showAccount: boolean
  /** The currency shown above the list; a cell shows its own only when it differs. */
  currency: string | null
  onGo: (id: string) => void
  onPick: (id: string) => void
}

/** A line of the left pane: party, the bank's text, amount, and the engine's result. */
export const LineRow = memo(function LineRow({
  line,
  id,
  isCurrent,
  isPicked,
  isPicking,
  canPick,
  onGo,
  onPick,
  ...rest
}: LineRowProps) {
  const classes = ['ln', isCurrent ? 'cur' : '', isPicked ? 'picked' : '', rest.isLeaving ? 'leaving' : '']
  return (
    <div
      role="option"
      id={id}
      aria-selected={isPicking ? isPicked : isCurrent}
      className={classes.filter(Boolean).join(' ')}
      onClick={event => (canPick && (event.metaKey || event.ctrlKey) ? onPick(line.id) : onGo(line.id))}
    >
      {canPick ? (
        <span
          className={isPicked ? 'ln-box on' : isPicking ? 'ln-box shown' : 'ln-box'}
          aria-hidden
          onClick={event => {
            event.stopPropagation()
            onPick(line.id)
          }}
        >
          <span className={isPicked ? 'cb on' : 'cb'}>
            <Check className="i" />
          </span>
        </span>
      ) : null}
      <LineTexts line={line} showAccount={rest.showAccount} />
      <div className="ln-end">
        <div className="v">
          <SignedMoney
            value={line.remaining}
            direction={line.direction}
            currency={line.amount.currency !== rest.currency}
          />
        </div>
        <div className="s">
          <LineState line={line} isSkipped={rest.isSkipped} />
        </div>
      </div>
    </div>
  )
})

function LineTexts({ line, showAccount }: { line: Line; showAccount: boolean }) {
  return (
    <div className="trunc">
      <div className="n trunc" title={nameOf(line)}>
        {nameOf(line)}
      </div>
      <div className="d trunc" title={line.description}>
        {showAccount ? <span className="ln-account">{line.bankAccount.alias} · </span> : null}
        {line.description}
      </div>
    </div>
  )
}

function LineState({ line, isSkipped }: { line: Line; isSkipped: boolean }): ReactNode {
  const formats = useFormats()
  if (isSkipped) return <FormattedMessage id="reconciliation.line.skipped" />
  if (line.status === 'PARTIALLY_RECONCILED') {
    return (
      <MatchMark result={line.matchResult}>
        <FormattedMessage
          id="reconciliation.line.ofWholeShort"
          values={{ whole: formats.amount(line.amount.amount) }}
        />
      </MatchMark>
    )
  }
  return <MatchMark result={line.matchResult} />
}

/** A line that a colleague matched meanwhile: it stays in place, grayed out, and can't be chosen. */
export function MatchedByOtherRow({
  line,
  taken,
  showAccount,
}: {
  line: Line
  taken: MatchedByOther
  showAccount: boolean
}) {
  return (
    <div className="ln done" data-taken>
      <LineTexts line={line} showAccount={showAccount} />
      <div className="ln-end">
        <div className="v">
          <SignedMoney value={line.amount} direction={line.direction} />
        </div>
        <div className="s">
          <span className="st st-sent">
            <Check className="i i-12 taken-mark" aria-hidden />
            <MatchedByOtherNotice taken={taken} />
          </span>
        </div>
      </div>
    </div>
  )
}
