// The Arus in which the journeys of this file are alone.
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { inject } from 'vitest'
import { type Address, markOf, outcomeOf } from './arus.ts'
import { until } from '../../support/until.ts'

/** Another file may be in it for as long as it takes: the hook's own limit ends the waiting. */
const TIMEOUT = { withinMs: Infinity, everyMs: 100 }

let own: Address | undefined

export function ownArus(): Address {
  if (!own) throw new Error('no Arus was taken')
  return own
}

/** Waits for an Arus that no other file is in, and until it is open. */
export async function takeArus(): Promise<void> {
  own = await until(() => inject('arus').find(take), TIMEOUT)
  const outcome = outcomeOf(own)
  await until(() => existsSync(outcome), TIMEOUT)
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
