import { type Dispatch, type RefObject, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShortcuts, useSingleKeys } from '../../../../ui/keyboard/shortcuts.ts'
import { type Command, commandOf, placeOf, stepsOf } from './keys.ts'
import type { WorkspaceAction, WorkspaceState } from './workspaceState.ts'
import { candidateBoxes } from '../_components/candidateBoxes.ts'
import type { PaneCommands } from '../_components/CandidatesPane.tsx'
import type { LinesHandle } from '../_components/LinesPane.tsx'
import { useLatest } from './useLatest.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

type KeysInput = {
  state: WorkspaceState
  dispatch: Dispatch<WorkspaceAction>
  order: () => readonly string[]
  list: RefObject<LinesHandle | null>
  commands: RefObject<PaneCommands | null>
  /** A dialog handles all keys. */
  isPaused: boolean
  canManage: boolean
  currentName: string
  onPick: () => void
  onMatchAll: () => void
  onUndo: () => void
}

/** Keyboard control of the workspace: arrows and Enter always, letters unless they are turned off. */
export function useWorkspaceKeys(input: KeysInput): void {
  const { formatMessage } = useIntl()
  const { state, dispatch, order, commands, canManage } = input
  const say = (id: NamesUnder<'reconciliation.keys.'>): string => formatMessage({ id: `reconciliation.keys.${id}` })
  const singleKeys = useSingleKeys()
  const move = (by: number): void => dispatch({ type: 'MOVE_LINE', by, order: order() })
  // Listed for `?`; the keys are handled below, since they depend on the focus and repeat when held.
  useShortcuts([
    { keys: 'j', label: say('long.next') },
    { keys: 'k', label: say('long.previous') },
    { keys: 'ArrowRight', label: say('long.pane') },
    { keys: 'Space', label: say('long.pick') },
    { keys: 'Enter', label: say('long.match') },
    { keys: '$mod+Enter', label: say('long.all') },
    { keys: 'u', label: say('long.undo') },
    { keys: 's', label: say('long.skip') },
    { keys: 'x', label: say('reject') },
    { keys: 'f', label: say('find') },
    { keys: 'c', label: say('long.create') },
  ])

  // A pane that still shows the previous line must not act for this one: Enter would match the wrong line.
  const shown = (): PaneCommands | null => (commands.current?.lineId === state.lineId ? commands.current : null)
  const perform = useLatest((command: Command): boolean => {
    const steps = stepsOf(command, state.pane)
    if (steps !== null) {
      if (state.pane === 'LINES') move(steps)
      else dispatch({ type: 'MOVE_CANDIDATE', by: steps, count: candidateBoxes().length })
      return true
    }
    switch (command) {
      case 'TO_CANDIDATES':
        dispatch({ type: 'SHOW_PANE', pane: 'CANDIDATES' })
        return true
      case 'TO_LINES':
        dispatch({ type: 'SHOW_PANE', pane: 'LINES' })
        return true
      case 'PICK':
        if (canManage && state.pane === 'LINES') input.onPick()
        return canManage && state.pane === 'LINES'
      case 'MATCH':
        shown()?.match()
        return true
      case 'MATCH_ALL':
        if (canManage) input.onMatchAll()
        return true
      case 'UNDO':
        if (canManage) input.onUndo()
        return true
      case 'SKIP':
        if (canManage) dispatch({ type: 'SKIP', order: order(), name: input.currentName })
        return true
      case 'REJECT':
        shown()?.reject()
        return true
      case 'FIND':
        shown()?.find()
        return true
      case 'CREATE':
        shown()?.create()
        return true
      case 'CLEAR':
        return clear(input)
      default:
        return false
    }
  })
  const isPaused = useLatest(input.isPaused)
  const hasSingleKeys = useLatest(singleKeys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isPaused.current || isOverlaid()) return
      const command = commandOf(event, placeOf(document.activeElement), hasSingleKeys.current)
      if (command !== null && perform.current(command)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasSingleKeys, isPaused, perform])
}

/** A dialog, menu or popover is open and handles the keys. */
function isOverlaid(): boolean {
  return (
    document.querySelector(
      '[role="dialog"][data-state="open"], [role="alertdialog"], [role="menu"][data-state="open"]',
    ) !== null
  )
}

/** Escape cancels one thing at a time: the search, the picked lines, the right pane. */
function clear({ state, dispatch, commands, list }: KeysInput): boolean {
  if (commands.current?.clear() === true) return true
  if (state.pickedLineIds.length > 0) {
    dispatch({ type: 'CLEAR_PICKS' })
    return true
  }
  if (state.pane === 'CANDIDATES') {
    dispatch({ type: 'SHOW_PANE', pane: 'LINES' })
    return true
  }
  list.current?.focus()
  return false
}
