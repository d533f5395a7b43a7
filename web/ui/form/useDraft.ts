import { useCallback, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useFlag } from '../../flags/useFlag.ts'
import { organizationOfTab } from '../../relay/tab.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { type DraftView, noDraft } from './draftView.ts'

export type Draft<V> = DraftView<V> & {
  save: (values: V, start?: string) => void
  /** The values of the draft that is offered, for the form to show. */
  take: () => V | null
  /** Replaces another device's draft with the form's own values. */
  keepOwn: () => void
  /** Deletes the draft that is offered, or else what is typed. */
  discard: () => Promise<void>
  /** The record is saved, or left: deletes what is typed, but no draft that is only offered. */
  finish: () => Promise<void>
}

/**
 * Keeps the values of a form on the server, for this user and organization alone, until they are saved or discarded. With `start`, the
 * form's initial values, a draft with other initial values is said to be of a changed record.
 */
export function useDraft<V>(name: string | null, start?: string): Draft<V> {
  const areKept = useFlag('saved-drafts')
  // Captured at mount: when the session ends, the tab forgets its organization before the form unmounts.
  const [organization] = useState(organizationOfTab)
  const environment = useRelayEnvironment()
  const [firstStart] = useState(start)
  const [view, setView] = useState<DraftView<V>>(noDraft)
  const opening = useRef<Promise<DraftKeeper<V> | null> | null>(null)
  const keeper = useRef<DraftKeeper<V> | null>(null)

  useEffect(() => {
    if (name === null || organization === null || !areKept) return
    // The form takes input before this code is there; what is typed until then waits for it.
    const opened = import('./draftKeeper.ts').then(
      module => {
        const made = new module.DraftKeeper<V>({
          organization,
          name,
          start: firstStart,
          environment,
          onChange: setView,
        })
        if (opening.current === opened) keeper.current = made
        return made
      },
      () => {
        setView({ state: 'unsaved', at: null, offered: null })
        return null
      },
    )
    opening.current = opened
    return () => {
      opening.current = null
      const current = keeper.current
      keeper.current = null
      if (current) current.close()
      else void opened.then(late => late?.close())
    }
  }, [name, organization, environment, areKept, firstStart])

  const save = useCallback((values: V, from?: string) => {
    if (keeper.current) keeper.current.save(values, from)
    else void opening.current?.then(late => late?.save(values, from))
  }, [])
  const take = useCallback(() => keeper.current?.take() ?? null, [])
  const keepOwn = useCallback(() => keeper.current?.keepOwn(), [])
  const discard = useCallback(async () => (keeper.current ?? (await opening.current))?.discard(), [])
  const finish = useCallback(async () => (keeper.current ?? (await opening.current))?.finish(), [])
  return { ...view, save, take, keepOwn, discard, finish }
}
