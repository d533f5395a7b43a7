// The Arus of the worker that runs this file: no other journey is in it meanwhile.
import { inject } from 'vitest'
import type { Address } from './arus.ts'

export function ownArus(): Address {
  const own = inject('arus')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no Arus`)
  return own
}
