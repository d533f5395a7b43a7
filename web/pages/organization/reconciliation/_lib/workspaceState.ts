// The user's state in the workspace: current line, picks, last action. One reducer without I/O. Relay holds the lines and candidates; this
// file only knows their ids.

/** A picked expected transaction, with enough data for the equation after it has scrolled out or left the search results. */
export type PickedExpected = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly remaining: string
  /** A customer's payment beyond it can be kept as credit. */
  readonly ofInvoice: boolean
}

/** An invoice paid by a line: the line's excess can become its customer's credit. */
export type PaidInvoice = {
  /** Id of the invoice's expected transaction. */
  readonly id: string
  readonly number: string
  readonly customer: string | null
}

/** Who matched a line meanwhile, and when. */
export type MatchedByOther = { readonly by: string | null; readonly at: string }

/** The last action here that can be undone. */
export type LastAction =
  | {
      readonly kind: 'MATCHED'
      readonly reconciliationId: string
      readonly lineId: string
      readonly amount: string
      readonly numbers: readonly string[]
      readonly partial: boolean
    }
  | { readonly kind: 'MATCHED_MANY'; readonly count: number; readonly failed: number }
  | { readonly kind: 'SKIPPED'; readonly lineId: string; readonly name: string }
  | { readonly kind: 'REJECTED'; readonly lineId: string; readonly name: string }
  | { readonly kind: 'UNDONE'; readonly amount: string }

/** An error, shown where the action was tried. */
export type Notice = { readonly message: string; readonly lineId: string | null }

export type Pane = 'LINES' | 'CANDIDATES'

export type WorkspaceState = {
  readonly pane: Pane
  readonly lineId: string | null
  /** Its position in the list, still known when the line has left it. */
  readonly place: number
  /** Lines being matched together with one expected transaction; empty when only the current one is. */
  readonly pickedLineIds: readonly string[]
  /** Null: the engine's suggestion. */
  readonly picks: readonly PickedExpected[] | null
  readonly candidateIndex: number
  readonly skippedIds: readonly string[]
  /** Lines with an action in flight; its own subscription event must not look like a colleague's. */
  readonly busyIds: readonly string[]
  /** Lines matched here, for the same reason. */
  readonly mineIds: readonly string[]
  /** Lines that are fading out. */
  readonly leavingIds: readonly string[]
  readonly taken: Readonly<Record<string, MatchedByOther>>
  readonly last: LastAction | null
  readonly notice: Notice | null
}

export type WorkspaceAction =
  | { readonly type: 'LINES_SHOWN'; readonly order: readonly string[] }
  | { readonly type: 'LIST_CHANGED'; readonly order: readonly string[] }
  | { readonly type: 'MOVE_LINE'; readonly by: number; readonly order: readonly string[] }
  | { readonly type: 'GO_TO_LINE'; readonly id: string; readonly pane?: Pane }
  | { readonly type: 'SHOW_PANE'; readonly pane: Pane }
  | { readonly type: 'MOVE_CANDIDATE'; readonly by: number; readonly count: number }
  | { readonly type: 'GO_TO_CANDIDATE'; readonly index: number }
  | { readonly type: 'TOGGLE_LINE'; readonly id: string }
  | { readonly type: 'TOGGLE_EXPECTED'; readonly item: PickedExpected; readonly suggested: readonly PickedExpected[] }
  | { readonly type: 'PICK_EXPECTED'; readonly items: readonly PickedExpected[] }
  | { readonly type: 'CLEAR_PICKS' }
  | { readonly type: 'SKIP'; readonly order: readonly string[]; readonly name: string }
  | { readonly type: 'STARTED'; readonly lineIds: readonly string[] }
  | {
      readonly type: 'DONE'
      readonly lineIds: readonly string[]
      readonly order: readonly string[]
      readonly last: LastAction
      readonly stays?: boolean
      readonly pane: Pane
    }
  | { readonly type: 'FADED'; readonly lineIds: readonly string[] }
  | { readonly type: 'REFUSED'; readonly lineIds: readonly string[]; readonly notice: Notice | null }
  | { readonly type: 'TAKEN'; readonly lineIds: readonly string[]; readonly taken: MatchedByOther }
  | { readonly type: 'TAKEN_SWEPT'; readonly lineIds: readonly string[] }
  | { readonly type: 'RETURNED'; readonly lineIds: readonly string[]; readonly last?: LastAction }
  | { readonly type: 'TELL'; readonly last: LastAction }
  | { readonly type: 'DISMISS_NOTICE' }

/** The initial state, at the linked line or the first one. */
export function initialWorkspace(lineId: string | null): WorkspaceState {
  return {
    pane: 'LINES',
    lineId,
    place: 0,
    pickedLineIds: [],
    picks: null,
    candidateIndex: 0,
    skippedIds: [],
    busyIds: [],
    mineIds: [],
    leavingIds: [],
    taken: {},
    last: null,
    notice: null,
  }
}

/** The next remaining line after `current`; the previous one when it was the last. */
export function nextLine(order: readonly string[], current: string | null, gone: readonly string[]): string | null {
  const place = current === null ? -1 : order.indexOf(current)
  const isThere = (id: string): boolean => id !== current && !gone.includes(id)
  return order.slice(place + 1).find(isThere) ?? order.slice(0, Math.max(place, 0)).findLast(isThere) ?? null
}

/** The statement side of the match: the picked lines, else the current one. */
export function linesInHand(state: WorkspaceState): readonly string[] {
  if (state.pickedLineIds.length > 0) return state.pickedLineIds
  return state.lineId === null ? [] : [state.lineId]
}

export function reduceWorkspace(state: WorkspaceState, action: WorkspaceAction): WorkspaceState {
  switch (action.type) {
    case 'LINES_SHOWN':
      return state.lineId === null ? onLine(state, action.order[0] ?? null) : placed(state, action.order)
    case 'LIST_CHANGED':
      return listChanged(state, action.order)
    case 'MOVE_LINE':
      return placed(onLine(sweepTaken(state), step(state, action.order, action.by)), action.order)
    case 'GO_TO_LINE':
      return { ...onLine(state, action.id), pane: action.pane ?? 'LINES' }
    case 'SHOW_PANE':
      return state.lineId === null && action.pane === 'CANDIDATES' ? state : { ...state, pane: action.pane }
    case 'MOVE_CANDIDATE':
      return { ...state, candidateIndex: clamp(state.candidateIndex + action.by, action.count) }
    case 'GO_TO_CANDIDATE':
      return { ...state, pane: 'CANDIDATES', candidateIndex: action.index }
    case 'TOGGLE_LINE':
      return { ...state, pickedLineIds: toggled(state.pickedLineIds, action.id), notice: null }
    case 'TOGGLE_EXPECTED':
      return { ...state, picks: toggledPick(state.picks ?? action.suggested, action.item), notice: null }
    case 'PICK_EXPECTED':
      return { ...state, picks: action.items, notice: null }
    case 'CLEAR_PICKS':
      return { ...state, picks: state.picks === null ? null : [], pickedLineIds: [], notice: null }
    case 'SKIP':
      return skip(state, action.order, action.name)
    case 'STARTED':
      return { ...state, busyIds: [...state.busyIds, ...action.lineIds], notice: null }
    case 'DONE':
      return done(state, action)
    case 'FADED':
      return { ...state, leavingIds: without(state.leavingIds, action.lineIds) }
    case 'REFUSED':
      return { ...state, busyIds: without(state.busyIds, action.lineIds), notice: action.notice }
    case 'TAKEN':
      return takenByColleague(state, action.lineIds, action.taken)
    case 'TAKEN_SWEPT':
      return { ...state, taken: omit(state.taken, action.lineIds) }
    case 'RETURNED':
      return returned(state, action.lineIds, action.last ?? null)
    case 'TELL':
      return { ...state, last: action.last }
    case 'DISMISS_NOTICE':
      return { ...state, notice: null }
  }
}

/** Moving to another line resets its state; picked lines stay, since they are picked one after the other. */
function onLine(state: WorkspaceState, lineId: string | null): WorkspaceState {
  if (lineId === state.lineId) return state
  return { ...state, lineId, picks: null, candidateIndex: 0, notice: null }
}

/** Another filter or account: the current line is kept if it is still listed. */
function listChanged(state: WorkspaceState, order: readonly string[]): WorkspaceState {
  const kept = state.lineId !== null && order.includes(state.lineId)
  const next: WorkspaceState = { ...state, pickedLineIds: [], skippedIds: [], taken: {}, notice: null }
  return kept ? next : { ...onLine(next, order[0] ?? null), pane: 'LINES' }
}

/** Remembers the position of the current line while it is listed. */
function placed(state: WorkspaceState, order: readonly string[]): WorkspaceState {
  const place = state.lineId === null ? -1 : order.indexOf(state.lineId)
  return place === -1 || place === state.place ? state : { ...state, place }
}

function step({ lineId, place }: WorkspaceState, order: readonly string[], by: number): string | null {
  const at = lineId === null ? -1 : order.indexOf(lineId)
  if (at !== -1) return order[clamp(at + by, order.length)] ?? lineId
  // The current line has left the list: the next one has taken its position. Never jump to the top.
  return order[clamp(by > 0 ? place + by - 1 : place + by, order.length)] ?? null
}

function skip(state: WorkspaceState, order: readonly string[], name: string): WorkspaceState {
  const { lineId } = state
  if (lineId === null) return state
  const after = order.slice(order.indexOf(lineId) + 1)[0] ?? lineId
  const skippedIds = state.skippedIds.includes(lineId) ? state.skippedIds : [...state.skippedIds, lineId]
  return { ...placed(onLine(sweepTaken(state), after), order), skippedIds, last: { kind: 'SKIPPED', lineId, name } }
}

function done(state: WorkspaceState, action: Extract<WorkspaceAction, { type: 'DONE' }>): WorkspaceState {
  const { lineIds, order, last, pane } = action
  const busyIds = without(state.busyIds, lineIds)
  const mineIds = action.stays === true ? state.mineIds : [...state.mineIds, ...lineIds]
  const freed = { ...sweepTaken(state), busyIds, mineIds, pickedLineIds: [], last, notice: null }
  // A partially matched line stays in the list, but the work on it is done: move on anyway.
  const leavingIds = action.stays === true ? state.leavingIds : [...state.leavingIds, ...lineIds]
  const moved = state.lineId !== null && lineIds.includes(state.lineId)
  const next = moved ? nextLine(order, state.lineId, lineIds) : state.lineId
  return { ...freed, lineId: next, picks: null, candidateIndex: 0, leavingIds, pane: next === null ? 'LINES' : pane }
}

function takenByColleague(state: WorkspaceState, lineIds: readonly string[], taken: MatchedByOther): WorkspaceState {
  const foreign = without(lineIds, state.mineIds)
  if (foreign.length === 0) return state
  return {
    ...state,
    pickedLineIds: without(state.pickedLineIds, foreign),
    taken: { ...state.taken, ...Object.fromEntries(foreign.map(id => [id, taken])) },
  }
}

function returned(state: WorkspaceState, lineIds: readonly string[], last: LastAction | null): WorkspaceState {
  const back = {
    ...state,
    taken: omit(state.taken, lineIds),
    leavingIds: without(state.leavingIds, lineIds),
    mineIds: without(state.mineIds, lineIds),
    skippedIds: without(state.skippedIds, lineIds),
  }
  // Only the user who undid it returns to the line; a colleague's undo moves nothing.
  return last === null ? back : { ...onLine(back, lineIds[0] ?? state.lineId), last }
}

/** Lines matched by colleagues leave with the user's next step, when the list moves anyway, and not under the pointer. */
function sweepTaken(state: WorkspaceState): WorkspaceState {
  const kept = state.lineId === null ? undefined : state.taken[state.lineId]
  if (Object.keys(state.taken).length === 0) return state
  return { ...state, taken: kept === undefined || state.lineId === null ? {} : { [state.lineId]: kept } }
}

function toggledPick(picks: readonly PickedExpected[], item: PickedExpected): readonly PickedExpected[] {
  const others = picks.filter(one => one.id !== item.id)
  return others.length < picks.length ? others : [...picks, item]
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id]
}

function without(ids: readonly string[], gone: readonly string[]): readonly string[] {
  return ids.filter(id => !gone.includes(id))
}

function omit<Value>(record: Readonly<Record<string, Value>>, ids: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)))
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}
