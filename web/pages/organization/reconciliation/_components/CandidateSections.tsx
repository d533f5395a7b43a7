import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CandidatesPane_line$data } from '../../../../__generated__/CandidatesPane_line.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { subtractDecimals } from '../../../../i18n/decimal.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { type Sections, pickOf, picksOf, reasonsOf, reasonsOfWhole } from '../_lib/candidates.ts'
import type { StaysOpen } from '../_lib/difference.ts'
import type { PickedExpected } from '../_lib/workspaceState.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { EvidenceChips } from './EvidenceChips.tsx'
import { MatchMark } from './MatchMark.tsx'
import type { MessageId } from '../../../../i18n/messages.ts'

/** A candidate as the server ranks it. */
export type Candidate = CandidatesPane_line$data['candidates'][number]

/** What every card needs to know about the current match. */
export type CardContext = {
  readonly picks: readonly PickedExpected[]
  readonly statement: string
  readonly staysOpen: StaysOpen | null
  readonly onToggle: ((item: PickedExpected) => void) | null
  readonly onFocus: () => void
}

type CandidateSectionsProps = CardContext & {
  candidates: readonly Candidate[]
  sections: Sections<Candidate>
  /** Picks found by search: still shown when the search ends. */
  known: readonly PickedExpected[]
  isSearching: boolean
  onReject: (() => void) | null
  onPickAll: ((items: readonly PickedExpected[]) => void) | null
}

/** Candidates suggested together, other candidates, and picks found by search. */
export function CandidateSections({
  sections,
  candidates,
  known,
  isSearching,
  onReject,
  onPickAll,
  ...context
}: CandidateSectionsProps) {
  const { suggested, groups, others } = sections
  const listed = new Set(candidates.flatMap(({ expectedTransactions }) => expectedTransactions.map(({ id }) => id)))
  const elsewhere = isSearching ? [] : known.filter(({ id }) => !listed.has(id))
  const isEmpty = suggested === null && groups.length === 0 && others.length === 0 && elsewhere.length === 0
  return (
    <>
      {suggested === null ? null : (
        <>
          <Heading
            title={
              suggested.expectedTransactions.length > 1
                ? 'reconciliation.suggestedTogether'
                : 'reconciliation.suggested'
            }
            mark={<MatchMark result={suggested.result} />}
          >
            {onReject === null ? null : (
              <Button size="sm" variant="ghost" hint="x" onClick={onReject}>
                <FormattedMessage id="reconciliation.reject" />
              </Button>
            )}
          </Heading>
          <CandidateGroup candidate={suggested} {...context} />
        </>
      )}
      {elsewhere.length === 0 ? null : (
        <>
          <Heading title="reconciliation.picked" />
          <div className="group">
            {elsewhere.map(pick => (
              <PickedCard key={pick.id} pick={pick} {...context} />
            ))}
          </div>
        </>
      )}
      {groups.map(group => (
        <section key={keyOf(group)}>
          <Heading title="reconciliation.otherTogether" mark={<MatchMark result={group.result} />}>
            {onPickAll === null ? null : (
              <Button size="sm" onClick={() => onPickAll(picksOf(group))}>
                <FormattedMessage id="reconciliation.pickThese" />
              </Button>
            )}
          </Heading>
          <CandidateGroup candidate={group} {...context} />
        </section>
      ))}
      {others.length === 0 ? null : (
        <>
          <Heading
            title={suggested === null && groups.length === 0 ? 'reconciliation.possible' : 'reconciliation.other'}
            count={others.length}
          />
          <div className="group">
            {others.map(candidate => (
              <Cards key={keyOf(candidate)} candidate={candidate} {...context} />
            ))}
          </div>
        </>
      )}
      {isEmpty && !isSearching ? <NothingPossible canManage={context.onToggle !== null} /> : null}
    </>
  )
}

function keyOf(candidate: Candidate): string {
  return candidate.expectedTransactions.map(({ id }) => id).join(' ')
}

function Heading({
  title,
  count,
  mark,
  children,
}: {
  title: MessageId
  count?: number
  mark?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="sec">
      <h3>
        <FormattedMessage id={title} />
      </h3>
      {count === undefined ? null : <span className="asof">{count}</span>}
      {mark}
      <span className="end">{children}</span>
    </div>
  )
}

function CandidateGroup({ candidate, ...context }: CardContext & { candidate: Candidate }) {
  const whole = candidate.expectedTransactions.length > 1 ? reasonsOfWhole(candidate.reasons) : []
  return (
    <div className="group">
      <Cards candidate={candidate} {...context} />
      {whole.length === 0 ? null : (
        <div className="group-reasons">
          <EvidenceChips reasons={whole.map(readReason)} />
        </div>
      )}
    </div>
  )
}

function Cards({ candidate, picks, staysOpen, statement, onToggle, onFocus }: CardContext & { candidate: Candidate }) {
  const isSingle = candidate.expectedTransactions.length === 1
  return candidate.expectedTransactions.map(expected => (
    <CandidateCard
      key={expected.id}
      expected={expected}
      reasons={reasonsOf(candidate.reasons, expected.id, isSingle).map(readReason)}
      checkboxId={`candidate ${keyOf(candidate)} ${expected.id}`.replaceAll(' ', '-')}
      isPicked={picks.some(({ id }) => id === expected.id)}
      part={staysOpen?.id === expected.id ? subtractDecimals(expected.remaining.amount, staysOpen.amount) : null}
      statement={statement}
      onToggle={onToggle === null ? null : () => onToggle(pickOf(expected))}
      onFocus={onFocus}
    />
  ))
}

/** The amount of a reason as a decimal, in the line's currency. */
export function readReason({ amount, days, text, rate, ...reason }: Candidate['reasons'][number]) {
  return { ...reason, amount: amount?.amount ?? null, days: days ?? null, text: text ?? null, rate: rate ?? null }
}

function PickedCard({ pick, staysOpen, onToggle, onFocus }: CardContext & { pick: PickedExpected }) {
  const formats = useFormats()
  const part = staysOpen?.id === pick.id ? subtractDecimals(pick.remaining, staysOpen.amount) : null
  return (
    <article className="cand on" data-candidate>
      <label className="ch">
        <Checkbox checked onChange={() => onToggle?.(pick)} onFocus={onFocus} aria-label={pick.number} />
        <span className="grow cand-name">
          <span className="id">{pick.number}</span>
          <span className="muted trunc">{pick.name}</span>
        </span>
        <span className="amt">
          <b className="num">{formats.amount(pick.remaining)}</b>
          <span className={part === null ? 't12 muted num' : 't12 al num'}>
            <FormattedMessage
              id={part === null ? 'reconciliation.candidate.inFull' : 'reconciliation.candidate.part'}
              values={{ amount: part === null ? '' : formats.amount(part) }}
            />
          </span>
        </span>
      </label>
    </article>
  )
}

function NothingPossible({ canManage }: { canManage: boolean }) {
  return (
    <div className="rp-none">
      <b>
        <FormattedMessage id="reconciliation.candidates.none" />
      </b>
      <FormattedMessage
        id={canManage ? 'reconciliation.candidates.none.hint' : 'reconciliation.candidates.none.viewer'}
      />
    </div>
  )
}
