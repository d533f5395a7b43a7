// The Arus in which the journeys of this file are alone.
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { type Address, markOf, outcomeOf } from './arus.ts'

const LOOK_EVERY_MS = 100

let own: Address | undefined

export function ownArus(): Address {
  if (!own) throw new Error('no Arus was taken')
  return own
}

/** Waits for an Arus that no other file is in, and until it is open. */
export async function takeArus(): Promise<void> {
  while (!own) {
    own = inject('arus').find(take)
    if (!own) await sleep(LOOK_EVERY_MS)
  }
  const outcome = outcomeOf(own)
  while (!existsSync(outcome)) await sleep(LOOK_EVERY_MS)
  const failure = readFileSync(outcome, 'utf8')
  if (failure === '') return
  leaveArus()
  throw new Error(failure)
}

/** The next file may have it. */
export function leaveArus(): void {
  if (own) rmSync(markOf(own), { force: true })
  own = undefined
}

function take(arus: Address): boolean {
  try {
    closeSync(openSync(markOf(arus), 'wx'))
    return true
  } catch {
    return false
  }
}
