import { ArrowLeft, Check, Plus, Search, X } from 'lucide-react'
import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  Suspense,
  lazy,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CandidatesPane_line$data,
  CandidatesPane_line$key,
} from '../../../../__generated__/CandidatesPane_line.graphql.ts'
import type { candidatesQuery as CandidatesQuery } from '../../../../__generated__/candidatesQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { Kbd } from '../../../../ui/keyboard/Kbd.tsx'
import { candidateOfPicks, explanationsOf, picksOf, sectionsOf } from '../_lib/candidates.ts'
import { type Explanation, type Item, differenceOf, drawingOf } from '../_lib/difference.ts'
import type { PickedExpected, WorkspaceAction, WorkspaceState } from '../_lib/workspaceState.ts'
import { candidateBoxes, firstFoundBox } from './candidateBoxes.ts'
import { candidatesQuery } from './candidatesQuery.ts'
import { CandidateSections } from './CandidateSections.tsx'
import { DifferenceBar } from './DifferenceBar.tsx'
import { ElsewhereHint } from './ElsewhereHint.tsx'
import { FoundCandidates } from './FoundCandidates.tsx'
import { LineDetail } from './LineDetail.tsx'
import { type Line, nameOf, readLine } from './LineRow.tsx'
import { LineNotice } from './LineNotice.tsx'
import { PartialDialog } from './PartialDialog.tsx'
import { useDebounced } from '../../_lib/useDebounced.ts'
import { useMatching } from '../_lib/useMatching.ts'
import { useRejectRecommendation } from '../_lib/useRejectRecommendation.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

// Fetched when it is opened: the workspace itself has to be there soon.
const CreateExpectedDialog = lazy(() =>
  import('./CreateExpectedDialog.tsx').then(module => ({ default: module.CreateExpectedDialog })),
)

/** What the keyboard can ask of the pane. */
export type PaneCommands = {
  /** The line that the pane shows: when one moves fast, not yet the current one. */
  lineId: string
  match: () => void
  create: () => void
  reject: () => void
  find: () => void
  /** Leaves a search or the picks; false when there was nothing to leave. */
  clear: () => boolean
}

export type CandidatesPaneProps = {
  lineId: string
  /** The lines that are matched together; empty when only this one is meant. */
  held: readonly Line[]
  state: WorkspaceState
  dispatch: Dispatch<WorkspaceAction>
  /** The listed lines; asked for when needed, as it changes with every match. */
  order: () => readonly string[]
  canManage: boolean
  canCreate: boolean
  /** The currency that stands above the lists. */
  currency: string | null
  commands: RefObject<PaneCommands | null>
  /** Changes when what could be the line has changed elsewhere. */
  fetchKey: number
  onMatched: () => void
  /** Somebody or something was faster: what is shown is stale. */
  onRefused: () => void
}

/** The right pane: the focused line, what it could be and why, the equation, and what to do about it. */
export function CandidatesPane(props: CandidatesPaneProps) {
  const { lineId, fetchKey } = props
  const { node } = useQueryOfSelection<CandidatesQuery>(
    candidatesQuery,
    { id: lineId },
    { fetchKey, fetchPolicy: 'store-or-network' },
  )
  return node?.line ? <FocusedLine {...props} lineKey={node.line} /> : <Gone />
}

function Gone() {
  return (
    <div className="rp-empty">
      <FormattedMessage id="reconciliation.line.gone" />
    </div>
  )
}

type Candidates = CandidatesPane_line$data['candidates']

function FocusedLine({ lineKey, ...props }: CandidatesPaneProps & { lineKey: CandidatesPane_line$key }) {
  const { held, state, dispatch, canManage, currency } = props
  const intl = useIntl()
  const formats = useFormats()
  const node = useFragment(
    graphql`
      fragment CandidatesPane_line on StatementTransaction @throwOnFieldError {
        id
        ...LineRow_line
        ...LineDetail_line
        ...LineNotice_line
        candidates(first: 20) {
          result
          recommendation {
            id
            status
            statementTransactions {
              id
              ...LineRow_line
            }
          }
          adjustments {
            kind
            amount {
              amount
            }
          }
          expectedTransactions {
            id
            number
            description
            status
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
    `,
    lineKey,
  )
  const line = readLine(node)
  const isHeld = held.length > 1
  const isOpen = line.status === 'UNRECONCILED' || line.status === 'PARTIALLY_RECONCILED'
  const canAct = canManage && isOpen && state.taken[line.id] === undefined

  const sections = sectionsOf(node.candidates)
  // Several lines have one counterpart: a suggestion of several for one of them says nothing about all.
  const suggested = isHeld ? null : sections.suggested
  const suggestedPicks = canAct ? picksOf(suggested) : []
  const picks = canAct ? (state.picks ?? suggestedPicks) : []
  const chosen = isHeld ? null : candidateOfPicks(node.candidates, picks)
  const lines = held.length > 0 ? held : proposedLines(chosen, line)
  const explanations = explanationsOf(chosen)
  const difference = differenceOf(lines.map(itemOf), picks, explanations)

  const actions = useActions({ ...props, line, lines, picks, chosen, explanations, difference, canAct })
  const [search, setSearch] = useState('')
  const sought = useDebounced(search.trim(), 200)
  const find = useRef<HTMLInputElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useImperativeHandle(props.commands, () => ({
    lineId: line.id,
    match: actions.act,
    create: actions.create,
    reject: actions.reject,
    find: () => find.current?.focus(),
    clear: () => {
      if (search === '') return false
      setSearch('')
      return true
    },
  }))
  useEffect(() => {
    top.current?.scrollTo({ top: 0 })
  }, [line.id])

  const toggle = (item: PickedExpected): void => dispatch({ type: 'TOGGLE_EXPECTED', item, suggested: suggestedPicks })
  const shared = {
    picks,
    statement: difference.statement,
    staysOpen: difference.staysOpen,
    onToggle: canAct ? toggle : null,
    // Wherever Tab or a click has led, the arrows go on from there.
    onFocus: () => {
      const index = candidateBoxes().findIndex(box => box === document.activeElement)
      if (state.pane !== 'CANDIDATES' || state.candidateIndex !== index) dispatch({ type: 'GO_TO_CANDIDATE', index })
    },
  }
  const direction = intl.formatMessage({
    id: line.direction === 'CREDIT' ? 'reconciliation.line.in' : 'reconciliation.line.out',
  })
  return (
    <section
      className="rp"
      aria-label={intl.formatMessage(
        { id: 'reconciliation.candidates' },
        { name: nameOf(line), amount: formats.amount(line.remaining.amount), direction },
      )}
    >
      <div className="rp-s" ref={top}>
        <Button
          className="rp-back"
          size="sm"
          variant="ghost"
          icon={<ArrowLeft className="i" aria-hidden />}
          onClick={() => dispatch({ type: 'SHOW_PANE', pane: 'LINES' })}
        >
          <FormattedMessage id="reconciliation.back" />
        </Button>
        {isHeld ? null : <LineDetail line={node} currency={currency} />}
        {lines.length > 1 ? (
          <Together lines={lines} onDrop={isHeld ? () => dispatch({ type: 'CLEAR_PICKS' }) : null} />
        ) : null}
        <LineNotice line={node} taken={state.taken[line.id] ?? null} onNext={actions.next} />
        {isOpen && !isHeld ? (
          <Suspense fallback={null}>
            <ElsewhereHint lineId={line.id} fetchKey={props.fetchKey} />
          </Suspense>
        ) : null}
        {canAct ? null : <Refusal state={state} dispatch={dispatch} />}
        {isOpen ? (
          <>
            <CandidateSections
              candidates={node.candidates}
              sections={{ ...sections, suggested }}
              known={state.picks ?? []}
              isSearching={sought !== ''}
              onReject={canAct && actions.canReject ? actions.reject : null}
              onPickAll={canAct ? items => dispatch({ type: 'PICK_EXPECTED', items }) : null}
              {...shared}
            />
            {sought === '' ? null : <FoundCandidates lineId={line.id} search={sought} {...shared} />}
            {canAct ? (
              <FindBox input={find} value={search} onChange={setSearch}>
                {props.canCreate ? (
                  <Button icon={<Plus className="i" aria-hidden />} hint="c" onClick={actions.create}>
                    <FormattedMessage id="reconciliation.createExpected" />
                  </Button>
                ) : null}
              </FindBox>
            ) : null}
          </>
        ) : null}
      </div>
      {canAct ? (
        <DifferenceBar
          difference={difference}
          drawing={drawingOf(lines.map(itemOf), picks, explanations)}
          explanations={explanations}
          lineCount={lines.length}
          pickCount={picks.length}
          numberOf={id => picks.find(pick => pick.id === id)?.number ?? ''}
          notice={<Refusal state={state} dispatch={dispatch} />}
        >
          <Button size="lg" variant="ghost" hint="s" onClick={actions.skip}>
            <FormattedMessage id="reconciliation.action.skip" />
          </Button>
          <PrimaryButton
            {...actions}
            lineCount={lines.length}
            outcome={difference.outcome}
            canCreate={props.canCreate}
          />
        </DifferenceBar>
      ) : null}
      {actions.dialog === 'PARTIAL' ? (
        <PartialDialog
          difference={difference}
          direction={line.direction}
          number={picks.find(pick => pick.id === difference.staysOpen?.id)?.number ?? ''}
          isBusy={actions.isBusy}
          onClose={actions.close}
          onConfirm={actions.matchPartially}
        />
      ) : null}
      {actions.dialog === 'CREATE' ? (
        <Suspense fallback={null}>
          <CreateExpectedDialog
            line={line}
            amount={difference.statement}
            onClose={actions.close}
            onCreated={actions.matchCreated}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** The lines that a suggestion takes together: one expected transaction may have come in several parts. */
function proposedLines(chosen: Candidates[number] | null, line: Line): readonly Line[] {
  const proposed = chosen?.recommendation?.status === 'PENDING' ? chosen.recommendation.statementTransactions : []
  return proposed.length > 1 ? proposed.map(readLine) : [line]
}

function itemOf(line: Line): Item {
  return { id: line.id, remaining: line.remaining.amount }
}

type ActionsInput = CandidatesPaneProps & {
  line: Line
  lines: readonly Line[]
  picks: readonly PickedExpected[]
  chosen: ReturnType<typeof candidateOfPicks<Candidates[number]>>
  explanations: readonly Explanation[]
  difference: ReturnType<typeof differenceOf>
  canAct: boolean
}

/** What can be done with the line in hand, and which question is being asked about it. */
function useActions(input: ActionsInput) {
  const { line, lines, picks, chosen, explanations, difference, canAct, dispatch, order, canCreate } = input
  const [dialog, setDialog] = useState<'PARTIAL' | 'CREATE' | null>(null)
  const [match, isBusy] = useMatching(dispatch, input.onMatched, input.onRefused)
  const [rejectRecommendation, isRejecting] = useRejectRecommendation()
  const isNarrow = useMediaQuery(BELOW_DESKTOP)
  const recommendation = chosen?.recommendation?.status === 'PENDING' ? chosen.recommendation : null

  const attempt = (
    items: readonly PickedExpected[],
    reasons: readonly Explanation[],
    {
      partial = false,
      explains = false,
      reason,
    }: { partial?: boolean; explains?: boolean; reason?: string | null } = {},
  ) =>
    match({
      lineIds: lines.map(({ id }) => id),
      expectedIds: items.map(({ id }) => id),
      adjustments: reasons,
      ...(reason && { adjustmentReason: reason }),
      allowPartial: partial,
      partial,
      explains,
      recommendationId: items === picks && reasons === explanations ? (recommendation?.id ?? null) : null,
      amount: difference.statement,
      numbers: items.map(({ number }) => number),
      order: order(),
      // On a phone one pane is shown at a time: go on with the next line in the same one.
      pane: isNarrow ? input.state.pane : 'LINES',
    })

  const create = (): void => {
    if (canAct && canCreate) setDialog('CREATE')
  }
  const act = (): void => {
    if (!canAct || isBusy || dialog !== null) return
    if (difference.outcome === 'FULL') void attempt(picks, explanations)
    else if (difference.outcome === 'PARTIAL') setDialog('PARTIAL')
    else if (difference.outcome === 'NOTHING_PICKED') create()
  }
  const reject = async (): Promise<void> => {
    if (recommendation === null || isRejecting) return
    const outcome = await rejectRecommendation(recommendation.id)
    const refused = outcome.ok ? outcome.payload.results.find(({ ok }) => !ok)?.userErrors[0]?.message : outcome.form
    if (refused !== undefined && refused !== null) {
      dispatch({ type: 'REFUSED', lineIds: [], notice: { message: refused, lineId: line.id } })
      return
    }
    // The line stays: rejecting the suggestion is a step towards its true counterpart.
    dispatch({ type: 'PICK_EXPECTED', items: [] })
    dispatch({ type: 'TELL', last: { kind: 'REJECTED', lineId: line.id, name: nameOf(line) } })
    input.onMatched()
  }
  return {
    dialog,
    isBusy,
    canReject: recommendation !== null,
    act,
    create,
    reject: () => void reject(),
    close: () => setDialog(null),
    next: () => dispatch({ type: 'MOVE_LINE', by: 1, order: order() }),
    skip: () => dispatch({ type: 'SKIP', order: order(), name: nameOf(line) }),
    matchPartially: async (explanation: Explanation | null, reason: string | null) => {
      const reasons = explanation === null ? explanations : [...explanations, explanation]
      const isOpen = explanation === null
      const matched = await attempt(picks, reasons, { partial: isOpen, explains: !isOpen, reason })
      if (!matched.ok && matched.beyondBounds !== null && !isOpen) return matched.beyondBounds
      setDialog(null)
      return null
    },
    /** An expected transaction of the same amount is the line's counterpart; of another amount it is only picked. */
    matchCreated: async (created: PickedExpected) => {
      setDialog(null)
      if (created.remaining === difference.statement) {
        const matched = await attempt([created], [])
        if (matched.ok) return
      }
      dispatch({ type: 'PICK_EXPECTED', items: [created] })
    },
  }
}

type PrimaryButtonProps = {
  outcome: ReturnType<typeof differenceOf>['outcome']
  lineCount: number
  isBusy: boolean
  canCreate: boolean
  act: () => void
}

/** The one thing to do now; its name is what it will do. */
function PrimaryButton({ outcome, lineCount, isBusy, canCreate, act }: PrimaryButtonProps) {
  const names = {
    FULL: lineCount > 1 ? 'reconciliation.action.matchCount' : 'reconciliation.action.match',
    PARTIAL: 'reconciliation.action.partially',
    NOTHING_PICKED: canCreate ? 'reconciliation.action.create' : 'reconciliation.action.match',
    REFUSED: 'reconciliation.action.match',
  } as const
  const name = names[outcome]
  const isOff = outcome === 'REFUSED' || (outcome === 'NOTHING_PICKED' && !canCreate)
  return (
    <Button
      size="lg"
      variant="primary"
      hint="Enter"
      onClick={act}
      loading={isBusy}
      disabled={isOff || isBusy}
      data-primary
    >
      <FormattedMessage id={name} values={{ count: lineCount }} />
    </Button>
  )
}

function Together({ lines, onDrop }: { lines: readonly Line[]; onDrop: (() => void) | null }) {
  const formats = useFormats()
  return (
    <header className="focus-together">
      <div className="focus-h">
        <h2 className="who grow">
          <FormattedMessage id="reconciliation.lines.together" values={{ count: lines.length }} />
        </h2>
        {onDrop === null ? null : (
          <Button size="sm" onClick={onDrop}>
            <FormattedMessage id="reconciliation.lines.drop" />
          </Button>
        )}
      </div>
      <ul className="together">
        {lines.map(line => (
          <li key={line.id}>
            <Check className="i i-12" aria-hidden />
            <span className="grow trunc">{nameOf(line)}</span>
            <span className="muted">{formats.date(line.date)}</span>
            <b className="num">{formats.amount(line.remaining.amount)}</b>
          </li>
        ))}
      </ul>
    </header>
  )
}

type FindBoxProps = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function FindBox({ input, value, onChange, children }: FindBoxProps) {
  const intl = useIntl()
  return (
    <div className="find">
      <div className="input sm">
        <Search className="i" aria-hidden />
        <input
          ref={input}
          value={value}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            // From the text straight to what it found, as in any search; this Enter matches nothing yet.
            event.preventDefault()
            firstFoundBox()?.focus()
          }}
          placeholder={intl.formatMessage({ id: 'reconciliation.find' })}
          aria-label={intl.formatMessage({ id: 'reconciliation.find.label' })}
        />
        <Kbd>f</Kbd>
      </div>
      {children}
    </div>
  )
}

/** A refusal where it was tried: it stays until one goes on. */
function Refusal({ state, dispatch }: { state: WorkspaceState; dispatch: Dispatch<WorkspaceAction> }) {
  const intl = useIntl()
  if (state.notice === null) return null
  return (
    <div className="note bad diff-notice" role="alert">
      <span className="grow">{state.notice.message}</span>
      <Button
        size="sm"
        variant="ghost"
        iconOnly
        aria-label={intl.formatMessage({ id: 'reconciliation.notice.dismiss' })}
        onClick={() => dispatch({ type: 'DISMISS_NOTICE' })}
      >
        <X className="i" aria-hidden />
      </Button>
    </div>
  )
}
