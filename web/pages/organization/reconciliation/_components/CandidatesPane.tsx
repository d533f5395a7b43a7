import { ArrowLeft, Plus } from 'lucide-react'
import { type Dispatch, type RefObject, Suspense, lazy, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  CandidatesPane_line$data,
  CandidatesPane_line$key,
} from '../../../../__generated__/CandidatesPane_line.graphql.ts'
import type { candidatesQuery as CandidatesQuery } from '../../../../__generated__/candidatesQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { candidateOfPicks, explanationsOf, picksOf, sectionsOf } from '../_lib/candidates.ts'
import { type Item, differenceOf, drawingOf } from '../_lib/difference.ts'
import type { PickedExpected, WorkspaceAction, WorkspaceState } from '../_lib/workspaceState.ts'
import { candidateBoxes } from './candidateBoxes.ts'
import { candidatesQuery } from './candidatesQuery.ts'
import { CandidateSections } from './CandidateSections.tsx'
import { DifferenceBar } from './DifferenceBar.tsx'
import { ElsewhereHint } from './ElsewhereHint.tsx'
import { FindBox } from './FindBox.tsx'
import { FoundCandidates } from './FoundCandidates.tsx'
import { LineDetail } from './LineDetail.tsx'
import { type Line, nameOf, readLine } from './LineRow.tsx'
import { LineNotice } from './LineNotice.tsx'
import { LinesTogether } from './LinesTogether.tsx'
import { PartialDialog } from './PartialDialog.tsx'
import { PrimaryButton } from './PrimaryButton.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { useDebounced } from '../../_lib/useDebounced.ts'
import { useLineActions } from '../_lib/useLineActions.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

// Lazy, to keep the workspace's first load small. Only for an owner who matches before the period lock.
const LockedMatchDialog = lazy(() =>
  import('./LockedMatchDialog.tsx').then(module => ({ default: module.LockedMatchDialog })),
)
// Lazy: receipts rarely exceed their invoices.
const KeepRest = lazy(() => import('./KeepRest.tsx').then(module => ({ default: module.KeepRest })))
// Lazy: only organizations with several legal entities see it.
const OtherEntityNote = lazy(() => import('./OtherEntityNote.tsx'))
const CreateExpectedDialog = lazy(() =>
  import('./CreateExpectedDialog.tsx').then(module => ({ default: module.CreateExpectedDialog })),
)

/** Commands that the keyboard can send to the pane. */
export type PaneCommands = {
  /** The line shown in the pane: during fast navigation, not yet the current one. */
  lineId: string
  match: () => void
  create: () => void
  reject: () => void
  find: () => void
  /** Leaves a search or the picks; false when there were none. */
  clear: () => boolean
}

export type CandidatesPaneProps = {
  lineId: string
  /** The lines being matched together; empty when only this one is. */
  held: readonly Line[]
  state: WorkspaceState
  dispatch: Dispatch<WorkspaceAction>
  /** Returns the listed lines; a function because they change with every match. */
  order: () => readonly string[]
  canManage: boolean
  canCreate: boolean
  /** The currency shown above the lists. */
  currency: string | null
  commands: RefObject<PaneCommands | null>
  /** Changes when candidates for the line have changed elsewhere. */
  fetchKey: number
  onMatched: () => void
  /** Another user or a run was faster: the shown data is stale. */
  onRefused: () => void
}

/** The right pane: the focused line, its candidates with the evidence, the equation, and the actions. */
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
        ...KeepRest_line
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
    `,
    lineKey,
  )
  const line = readLine(node)
  const isHeld = held.length > 1
  const isOpen = line.status === 'UNRECONCILED' || line.status === 'PARTIALLY_RECONCILED'
  const canAct = canManage && isOpen && state.taken[line.id] === undefined

  const sections = sectionsOf(node.candidates)
  // Several lines have one counterpart: a suggestion of several transactions for one line does not apply to all of them.
  const suggested = isHeld ? null : sections.suggested
  const suggestedPicks = canAct ? picksOf(suggested) : []
  const picks = canAct ? (state.picks ?? suggestedPicks) : []
  const ofInvoices = picks.filter(({ ofInvoice }) => ofInvoice).map(({ id }) => id)
  const chosen = isHeld ? null : candidateOfPicks(node.candidates, picks)
  const lines = held.length > 0 ? held : proposedLines(chosen, line)
  const explanations = explanationsOf(chosen)
  const difference = differenceOf(lines.map(itemOf), picks, explanations)

  const actions = useLineActions({ ...props, line, lines, picks, chosen, explanations, difference, canAct })
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
    // Arrow keys continue from wherever Tab or a click has moved the focus.
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
          <LinesTogether lines={lines} onDrop={isHeld ? () => dispatch({ type: 'CLEAR_PICKS' }) : null} />
        ) : null}
        <LineNotice line={node} taken={state.taken[line.id] ?? null} onNext={actions.next} />
        {canAct && !isHeld && line.status === 'PARTIALLY_RECONCILED' ? (
          <Suspense fallback={null}>
            <KeepRest line={node} isBusy={actions.isBusy} onKeep={actions.keepRest} />
          </Suspense>
        ) : null}
        {isOpen && !isHeld ? (
          <Suspense fallback={null}>
            <ElsewhereHint lineId={line.id} fetchKey={props.fetchKey} />
          </Suspense>
        ) : null}
        {canAct ? null : <RefusalNotice state={state} dispatch={dispatch} />}
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
          notice={
            <>
              {ofInvoices.length > 0 ? (
                <Suspense fallback={null}>
                  <OtherEntityNote lineId={line.id} expectedIds={ofInvoices} />
                </Suspense>
              ) : null}
              <RefusalNotice state={state} dispatch={dispatch} />
            </>
          }
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
          canCredit={line.direction === 'CREDIT' && picks.every(({ ofInvoice }) => ofInvoice)}
          number={picks.find(pick => pick.id === difference.staysOpen?.id)?.number ?? ''}
          isBusy={actions.isBusy}
          onClose={actions.close}
          onConfirm={actions.matchPartially}
        />
      ) : null}
      {actions.beforeLock === null ? null : (
        <Suspense fallback={null}>
          <LockedMatchDialog match={actions.beforeLock} />
        </Suspense>
      )}
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

/** The lines of a suggestion: one expected transaction may have been paid in several parts. */
function proposedLines(chosen: Candidates[number] | null, line: Line): readonly Line[] {
  const proposed = chosen?.recommendation?.status === 'PENDING' ? chosen.recommendation.statementTransactions : []
  return proposed.length > 1 ? proposed.map(readLine) : [line]
}

function itemOf(line: Line): Item {
  return { id: line.id, remaining: line.remaining.amount }
}
