// Maps keys to commands by context. Pure, so that tests can cover the whole table.
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
  | 'CREATE'
  | 'CLEAR'

/** What had the focus on keydown. */
export type Where =
  /** A text field. */
  | 'FIELD'
  /** A button, link or select with its own use of Enter, Space and arrows. */
  | 'CONTROL'
  /** The checkbox of a candidate, which handles Space itself. */
  | 'CANDIDATE'
  | 'ELSEWHERE'

export type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Keys that type no text: they work even when single-key shortcuts are off. */
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

const letters: Readonly<Record<string, Command>> = {
  j: 'NEXT',
  k: 'PREVIOUS',
  u: 'UNDO',
  s: 'SKIP',
  x: 'REJECT',
  f: 'FIND',
  c: 'CREATE',
}

/** The command of a key, or null when the key is not handled here. */
export function commandOf(key: Key, where: Where, singleKeys: boolean): Command | null {
  if (key.key === 'Enter' && (key.metaKey || key.ctrlKey)) return where === 'FIELD' ? null : 'MATCH_ALL'
  if (key.metaKey || key.ctrlKey || key.altKey) return null
  const byName = named[key.key]
  if (byName === 'CLEAR') return byName
  if (where === 'FIELD') return null
  if (byName === undefined) return singleKeys ? (letters[key.key.toLowerCase()] ?? null) : null
  if (where === 'CONTROL') return null
  return where === 'CANDIDATE' && byName === 'PICK' ? null : byName
}

/** The kind of the focused element. */
export function placeOf(element: Element | null): Where {
  if (element === null) return 'ELSEWHERE'
  if (element.matches('[data-candidate] input[type="checkbox"]')) return 'CANDIDATE'
  if (element.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'))
    return 'FIELD'
  const control =
    'button, a, select, summary, input, [role="separator"], [role="tab"], [role="menuitem"], [role="radio"]'
  return element.closest(control) === null ? 'ELSEWHERE' : 'CONTROL'
}

/** The number of steps that a command moves in a pane, or null when it doesn't move. */
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
