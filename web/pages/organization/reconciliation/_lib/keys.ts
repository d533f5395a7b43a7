// Which key means what, where. Pure, so that the whole keyboard is one table that a test can walk.
import type { Pane } from './workspaceState.ts'

export type Command =
  | 'PREVIOUS'
  | 'NEXT'
  | 'FIRST'
  | 'LAST'
  | 'PAGE_UP'
  | 'PAGE_DOWN'
  | 'TO_CANDIDATES'
  | 'TO_LINES'
  | 'PICK'
  | 'MATCH'
  | 'MATCH_ALL'
  | 'UNDO'
  | 'SKIP'
  | 'REJECT'
  | 'FIND'
  | 'SEARCH'
  | 'CREATE'
  | 'CLEAR'
  | 'KEYS'

/** What had the focus when the key went down. */
export type Where =
  /** Text is being typed. */
  | 'FIELD'
  /** A button, link or select that has its own use for Enter, Space and arrows. */
  | 'CONTROL'
  /** The checkbox of a candidate: Space is its own. */
  | 'CANDIDATE'
  | 'ELSEWHERE'

export type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Keys that type nothing; they stay when single-key shortcuts are switched off. */
const named: Readonly<Record<string, Command>> = {
  ArrowUp: 'PREVIOUS',
  ArrowDown: 'NEXT',
  ArrowLeft: 'TO_LINES',
  ArrowRight: 'TO_CANDIDATES',
  Home: 'FIRST',
  End: 'LAST',
  PageUp: 'PAGE_UP',
  PageDown: 'PAGE_DOWN',
  Enter: 'MATCH',
  ' ': 'PICK',
  Escape: 'CLEAR',
}

const single: Readonly<Record<string, Command>> = {
  j: 'NEXT',
  k: 'PREVIOUS',
  u: 'UNDO',
  s: 'SKIP',
  x: 'REJECT',
  f: 'FIND',
  c: 'CREATE',
  '/': 'SEARCH',
  '?': 'KEYS',
}

/** The command of a key, or null when the key is not ours to take. */
export function commandOf(key: Key, where: Where, singleKeys: boolean): Command | null {
  if (key.key === 'Enter' && (key.metaKey || key.ctrlKey)) return where === 'FIELD' ? null : 'MATCH_ALL'
  if (key.metaKey || key.ctrlKey || key.altKey) return null
  if (where === 'FIELD') return key.key === 'Escape' ? 'CLEAR' : null
  const command = named[key.key] ?? (singleKeys ? single[key.key.toLowerCase()] : undefined)
  if (command === undefined) return null
  if (where === 'CONTROL' && key.key in named && key.key !== 'Escape') return null
  if (where === 'CANDIDATE' && command === 'PICK') return null
  return command
}

/** What kind of place the focused element is. */
export function placeOf(element: Element | null): Where {
  if (element === null) return 'ELSEWHERE'
  if (element.closest('[data-candidate] input[type="checkbox"]') !== null) return 'CANDIDATE'
  if (element.closest('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') !== null)
    return 'FIELD'
  if (
    element.closest('button, a, select, summary, input, [role="separator"], [role="tab"], [role="menuitem"]') !== null
  )
    return 'CONTROL'
  return 'ELSEWHERE'
}

/** Up and down mean the pane that one is in. */
export function stepsOf(command: Command, pane: Pane): number | null {
  switch (command) {
    case 'PREVIOUS':
      return -1
    case 'NEXT':
      return 1
    case 'PAGE_UP':
      return pane === 'LINES' ? -10 : -5
    case 'PAGE_DOWN':
      return pane === 'LINES' ? 10 : 5
    case 'FIRST':
      return -Infinity
    case 'LAST':
      return Infinity
    default:
      return null
  }
}
