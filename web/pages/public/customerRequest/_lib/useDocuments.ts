import { useCallback, useRef, useState } from 'react'
import { LINK_INVALID, removeDocument } from '../calls.ts'
import type { DocumentKind } from '../../../organization/customers/_public/documentsOfType.ts'
import { problemOf } from '../../sendFile.ts'
import { sendDocument } from '../sendDocument.ts'

export type DocumentState =
  | { state: 'none' }
  | { state: 'sending'; name: string; size: number; sent: number }
  | { state: 'sent'; name: string; size: number }
  | { state: 'refused'; name: string; why: 'type' | 'size' | 'other'; message: string }

type Sent = { readonly kind: DocumentKind; readonly name: string; readonly size: number }
type States = { readonly [Kind in DocumentKind]?: DocumentState }
export type Documents = ReturnType<typeof useDocuments>

const NONE: DocumentState = { state: 'none' }

/** The documents of the request, with uploading and removing. */
export function useDocuments(token: string, first: readonly Sent[], onLinkInvalid: () => void) {
  const [states, setStates] = useState<States>(() =>
    Object.fromEntries(first.map(({ kind, name, size }) => [kind, { state: 'sent', name, size }])),
  )
  const put = useCallback(
    (kind: DocumentKind, state: DocumentState) => setStates(before => ({ ...before, [kind]: state })),
    [],
  )

  /** The last operation of each kind: a slow removal must not remove the document uploaded after it. */
  const last = useRef(new Map<DocumentKind, Promise<void>>())
  const inTurn = (kind: DocumentKind, act: () => Promise<void>) => {
    const turn = (last.current.get(kind) ?? Promise.resolve()).then(act)
    last.current.set(kind, turn)
  }

  async function send(kind: DocumentKind, file: File): Promise<void> {
    const { name, size } = file
    const onProgress = (sent: number) => put(kind, { state: 'sending', name, size, sent })
    const refused = await sendDocument({ token, kind, file, onProgress })
    if (refused?.code === LINK_INVALID) return onLinkInvalid()
    put(
      kind,
      refused === null
        ? { state: 'sent', name, size }
        : { state: 'refused', name, why: 'other', message: refused.message },
    )
  }

  async function remove(kind: DocumentKind, before: DocumentState): Promise<void> {
    try {
      const [error] = (await removeDocument(token, kind))?.userErrors ?? []
      if (error?.code === LINK_INVALID) return onLinkInvalid()
      if (error) put(kind, before)
    } catch {
      put(kind, before)
    }
  }

  return {
    stateOf: (kind: DocumentKind): DocumentState => states[kind] ?? NONE,
    send(kind: DocumentKind, file: File) {
      const { name, size } = file
      const why = problemOf(file)
      if (why !== null) return put(kind, { state: 'refused', name, why, message: '' })
      put(kind, { state: 'sending', name, size, sent: 0 })
      inTurn(kind, () => send(kind, file))
    },
    remove(kind: DocumentKind) {
      const before = states[kind] ?? NONE
      put(kind, NONE)
      inTurn(kind, () => remove(kind, before))
    },
    /** The service does not have the document: another tab may have removed it. */
    forget: (kind: DocumentKind) => put(kind, NONE),
    isSending: Object.values(states).some(({ state }) => state === 'sending'),
  }
}
