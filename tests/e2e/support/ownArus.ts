// The Arus that this file's journeys use exclusively.
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { inject } from 'vitest'
import { type Address, markOf, outcomeOf } from './arus.ts'
import { until } from '../../support/until.ts'

/** Another file may use it for any time: the hook's own timeout ends the wait. */
const TIMEOUT = { withinMs: Infinity, everyMs: 100 }

let own: Address | undefined

export function ownArus(): Address {
  if (!own) throw new Error('no Arus was taken')
  return own
}

/** Waits for an Arus that no other file uses, and until it is ready. */
export async function takeArus(): Promise<void> {
  own = await until(() => inject('arus').find(take), TIMEOUT)
  const outcome = outcomeOf(own)
  await until(() => existsSync(outcome), TIMEOUT)
  const failure = readFileSync(outcome, 'utf8')
  if (failure === '') return
  leaveArus()
  throw new Error(failure)
}

/** Releases it for the next file. */
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
