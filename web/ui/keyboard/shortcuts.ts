// Keyboard shortcuts of the current screens. Each is registered with its label, so that `?` lists what really works.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { tinykeys } from 'tinykeys'

export type Shortcut = {
  /** In the syntax of tinykeys, with `$mod` for ⌘ or Ctrl: `j`, `$mod+Enter`, `Shift+X`. */
  keys: string
  /** Its label, in the current language. */
  label: string
  /** Omitted for a key that a component handles itself and only wants listed. */
  run?: (event: KeyboardEvent) => void
  /** An alternative for a listed shortcut. */
  unlisted?: true
}

const OFF_KEY = 'arus.singleKeysOff'
/** A dialog handles all keys while it is open. */
export const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]'
const registered = new Set<readonly Shortcut[]>()
const listeners = new Set<() => void>()
let listed: readonly Shortcut[] = []

/** Registers shortcuts while the component is shown. Single keys do nothing in fields, in dialogs, or when switched off. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const keys = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n')
  useEffect(() => {
    const group = latest.current
    registered.add(group)
    changed()
    const bindings = group
      .filter(({ run }) => run !== undefined)
      .map(({ keys: one }) => {
        const run = (event: KeyboardEvent) =>
          handle(
            event,
            latest.current.find(shortcut => shortcut.keys === one),
          )
        return [one, run] as const
      })
    // tinykeys would ignore fields altogether; ⌘↵ must work in them.
    const unbind = tinykeys(window, Object.fromEntries(bindings), {
      ignore: event => event.repeat || event.isComposing,
    })
    return () => {
      unbind()
      registered.delete(group)
      changed()
    }
  }, [keys])
}

function handle(event: KeyboardEvent, shortcut: Shortcut | undefined): void {
  if (shortcut?.run === undefined || event.defaultPrevented) return
  const single = !/\$mod|Alt/.test(shortcut.keys)
  if (single && (isTyping(event.target) || !singleKeysOn())) return
  // A dialog handles all keys while it is open; the screen below must not react.
  const dialog = document.querySelector(OPEN_DIALOG)
  if (dialog && event.target instanceof Node && !dialog.contains(event.target)) return
  if (dialog && single) return
  event.preventDefault()
  shortcut.run(event)
}

/** Whether a key press in this element is text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type)
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** WCAG 2.1.4: users of speech input can turn single-key shortcuts off. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(OFF_KEY) === null
}

/** Turns single-key shortcuts on or off on this device. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF_KEY)
  else localStorage.setItem(OFF_KEY, '1')
  changed()
}

/** All shortcuts that currently work. */
export function useRegisteredShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(onChange, () => listed)
}

/** Whether single-key shortcuts are on, live. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(onChange, singleKeysOn)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  listed = [...registered].flat().filter(({ unlisted }) => unlisted === undefined)
  for (const listener of listeners) listener()
}
