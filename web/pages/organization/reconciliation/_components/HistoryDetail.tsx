import { ArrowLeft, ArrowRight, Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  HistoryDetail_reconciliation$data,
  HistoryDetail_reconciliation$key,
} from '../../../../__generated__/HistoryDetail_reconciliation.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Money, SignedMoney } from '../../../../ui/Money.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { MatchMark } from './MatchMark.tsx'
import type { MessageId } from '../../../../i18n/messages.ts'

type Reconciliation = HistoryDetail_reconciliation$data

type HistoryDetailProps = {
  reconciliation: HistoryDetail_reconciliation$key
  /** Null for users who may only view, and for removed matches. */
  onUndo: (() => void) | null
  onBack: () => void
}

/** A confirmed match: both sides, how the money was allocated, and its history. */
export function HistoryDetail({ reconciliation: key, onUndo, onBack }: HistoryDetailProps) {
  const reconciliation = useFragment(
    graphql`
      fragment HistoryDetail_reconciliation on Reconciliation {
        id
        kind
        result
        amount {
          amount
          currency
        }
        bankAccount {
          id
          alias
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
        adjustmentReason
        allocations {
          amount {
            amount
            currency
          }
          adjustments {
            kind
            amount {
              amount
            }
          }
          statementTransaction {
            id
            date
            description
            partyName
            direction
            amount {
              amount
            }
          }
          expectedTransaction {
            id
            number
            date
            description
            amount {
              amount
            }
            counterparty {
              id
              alias
            }
          }
        }
      }
    `,
    key,
  )
  const [first] = reconciliation.allocations
  const line = first?.statementTransaction
  return (
    <section className="rp" aria-label={line?.partyName ?? line?.description}>
      <div className="rp-s">
        <Button
          className="rp-back"
          size="sm"
          variant="ghost"
          icon={<ArrowLeft className="i" aria-hidden />}
          onClick={onBack}
        >
          <FormattedMessage id="reconciliation.history" />
        </Button>
        <header className="focus">
          <div className="focus-h">
            <h2 className="who grow">
              {line ? (line.partyName ?? line.description) : <FormattedMessage id="reconciliation.history.linesGone" />}
            </h2>
            <div className="big">
              {line ? (
                <SignedMoney value={reconciliation.amount} direction={line.direction} />
              ) : (
                <Money value={reconciliation.amount} />
              )}
            </div>
          </div>
          <div className="facts">
            {reconciliation.removedAt ? (
              <StatusMark kind="off">
                <FormattedMessage id="reconciliation.history.removed" />
              </StatusMark>
            ) : (
              <MatchMark result={reconciliation.result} />
            )}
            <span>
              <FormattedMessage
                id="reconciliation.line.in.account"
                values={{ account: reconciliation.bankAccount.alias, b: bold }}
              />
            </span>
          </div>
        </header>
        <ul className="allocations group">
          {reconciliation.allocations.map((allocation, index) => (
            <AllocationItem key={index} allocation={allocation} />
          ))}
        </ul>
        <div className="sec">
          <h3>
            <FormattedMessage id="reconciliation.history.timeline" />
          </h3>
        </div>
        <Timeline reconciliation={reconciliation} />
      </div>
      {onUndo === null ? null : (
        <div className="diff">
          <div className="after history-actions">
            <Button size="lg" hint="u" icon={<Undo2 className="i" aria-hidden />} onClick={onUndo}>
              <FormattedMessage id="reconciliation.history.undo" />
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

function bold(chunks: ReactNode[]): ReactNode {
  return <b>{chunks}</b>
}

function AllocationItem({ allocation }: { allocation: Reconciliation['allocations'][number] }) {
  const formats = useFormats()
  const { statementTransaction: line, expectedTransaction: expected, amount, adjustments } = allocation
  return (
    <li className="allocation">
      <div className="half">
        <b className="trunc">{line.partyName ?? line.description}</b>
        <span className="t12 muted trunc" title={line.description}>
          {formats.date(line.date)} · {line.description}
        </span>
        <span className="t12 muted num">
          <FormattedMessage
            id="reconciliation.history.allocated"
            values={{ amount: formats.amount(amount.amount), whole: formats.amount(line.amount.amount) }}
          />
        </span>
      </div>
      <ArrowRight className="i" aria-hidden />
      <div className="half">
        <b className="id">{expected.number}</b>
        <span className="t12 muted trunc" title={expected.description}>
          {formats.date(expected.date)} · {expected.counterparty?.alias ?? expected.description}
        </span>
        <span className="t12 muted num">
          <FormattedMessage
            id="reconciliation.history.allocated"
            values={{ amount: formats.amount(amount.amount), whole: formats.amount(expected.amount.amount) }}
          />
        </span>
        {adjustments.map(({ kind, amount: explained }) => (
          <span key={kind} className="t12 muted num">
            <FormattedMessage id={`reconciliation.difference.${kind}`} /> {formats.amount(explained.amount)}
          </span>
        ))}
      </div>
    </li>
  )
}

function Timeline({ reconciliation }: { reconciliation: Reconciliation }) {
  const { formatMessage } = useIntl()
  const { kind, createdAt, createdBy, removedAt, removedBy, adjustmentReason } = reconciliation
  // Users who undo their own recent match are not asked for a reason.
  const removalReason = reconciliation.removalReason ?? formatMessage({ id: 'reconciliation.undo.atOnce' })
  const sentences: Readonly<Record<string, MessageId>> = {
    AUTOMATIC: 'reconciliation.history.matchedByEngine',
    REVIEW: 'reconciliation.history.acceptedBy',
  }
  return (
    <ol className="timeline">
      {removedAt ? (
        <Event icon={<Undo2 className="i" aria-hidden />} at={removedAt} reason={removalReason}>
          <Deed id="reconciliation.history.removedBy" name={removedBy?.fullName ?? null} />
        </Event>
      ) : null}
      <Event icon={<Check className="i" aria-hidden />} at={createdAt} reason={adjustmentReason ?? null}>
        <Deed id={sentences[kind] ?? 'reconciliation.history.matchedBy'} name={createdBy?.fullName ?? null} />
      </Event>
    </ol>
  )
}

function Event({
  icon,
  at,
  reason,
  children,
}: {
  icon: ReactNode
  at: string
  reason: string | null
  children: ReactNode
}) {
  const formats = useFormats()
  return (
    <li>
      {icon}
      <div>
        <p>{children}</p>
        {reason === null ? null : <q>{reason}</q>}
        <time className="t12 muted tab-num" dateTime={at}>
          {formats.dateTime(at, { zone: true })}
        </time>
      </div>
    </li>
  )
}

function Deed({ id, name }: { id: MessageId; name: string | null }) {
  const system = <FormattedMessage id="reconciliation.history.system" />
  return <FormattedMessage id={id} values={{ name: name ?? system, b: bold }} />
}
