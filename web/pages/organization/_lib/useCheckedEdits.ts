import { useCallback, useEffect, useState } from 'react'
import { codes } from '../../../relay/operation.ts'
import { type Outcome, wordsOf } from '../../../relay/useMutation.ts'
import { useReadOnReturn } from '../../../ui/list/useReadOnReturn.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { mergedEdits } from './mergedEdits.ts'
import { areSameEdits, type FileEdits } from './fileEdits.ts'

/** The changes made to a file, and how to change them. */
export type FileEditsState = {
  /** Including the latest unsaved changes. */
  edits: FileEdits
  change: (next: (edits: FileEdits) => FileEdits) => void
  canCorrect: boolean
  /** Whether the server is checking the changes, or is about to. */
  isChecking: boolean
  /** Why the changes could not be sent; they are kept, and sent with the next change or by `retry`. */
  problem: string | null
  retry: () => void
}

type EditedFile = {
  /** The changes that the server last checked; referentially stable while unchanged. */
  stored: FileEdits
  version: number
  isAtRest: boolean
  mayCorrect: boolean
  /** Sends all changes, to be checked in place of the previous ones. */
  send: (edits: FileEdits, version: number) => Promise<Outcome<unknown>>
  /** Refetches the file: this page's data is stale. */
  readAgain: () => void
}

/** Changes since `base`, which was version `baseVersion`; not sent before the page shows version `from`. */
type Pending = { base: FileEdits; baseVersion: number; wanted: FileEdits; from: number }

/** The server checks each change at once; further changes are sent with the next check. No typed text is lost. */
export function useCheckedEdits(file: EditedFile): FileEditsState {
  const { stored, version, isAtRest, mayCorrect, send, readAgain } = file
  const [pending, setPending] = useState<Pending | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Another tab may have changed the file meanwhile.
  useReadOnReturn(readAgain)
  const edits = pending === null ? stored : wantedOn(pending, stored, version)
  const isDone = pending !== null && isAtRest && !isSending && version >= pending.from && areSameEdits(edits, stored)
  if (isDone) {
    setPending(null)
    setProblem(null)
  }

  const isDue =
    pending !== null && !isDone && isAtRest && !isSending && mayCorrect && problem === null && version >= pending.from
  useEffect(() => {
    if (!isDue) return
    setSending(true)
    void send(edits, version).then(outcome => {
      setSending(false)
      // The page may show the answer a moment later, and must not send the same changes again meanwhile.
      const from = version + 1
      if (outcome.ok) {
        // Includes the changes of others that were sent along, so that they are not reverted.
        setPending(now => now && { base: edits, baseVersion: from, wanted: wantedOn(now, stored, version), from })
      } else if (outcome.code === STALE) {
        setPending(now => now && { ...now, from })
        readAgain()
      } else if (outcome.userErrors.length > 0) {
        toast.error(wordsOf(outcome))
        setPending(now => (now && areSameEdits(wantedOn(now, stored, version), edits) ? null : now))
      } else if (outcome.code !== codes.notSignedIn) setProblem(wordsOf(outcome))
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- sent once when it is due, with what there is then
  }, [isDue])

  const change = useCallback(
    (next: (edits: FileEdits) => FileEdits) => {
      setProblem(null)
      setPending(now =>
        now === null
          ? { base: stored, baseVersion: version, wanted: next(stored), from: version }
          : rebased(now, next(wantedOn(now, stored, version)), stored, version),
      )
    },
    [stored, version],
  )
  return {
    edits,
    change,
    canCorrect: mayCorrect || !isAtRest,
    isChecking: (pending !== null && problem === null) || !isAtRest,
    problem,
    retry: useCallback(() => setProblem(null), []),
  }
}

/** Changed by another user, or by this page a moment ago. */
const STALE = 'G-3'

const wantedOn = ({ base, baseVersion, wanted }: Pending, stored: FileEdits, version: number): FileEdits =>
  version > baseVersion ? mergedEdits(base, wanted, stored) : wanted

const rebased = (pending: Pending, wanted: FileEdits, stored: FileEdits, version: number): Pending =>
  version > pending.baseVersion ? { ...pending, base: stored, baseVersion: version, wanted } : { ...pending, wanted }
