// Argon2id with limited concurrency: each hash takes 19 MiB and 15 ms of a core, and password spraying must not starve the service.
import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'

export type Passwords = Awaited<ReturnType<typeof openPasswords>>

declare module '../account.ts' {
  interface Account {
    passwords: Passwords
  }
}

// OWASP's minimum for Argon2id, the package's default variant (a test checks it on the hash).
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export async function openPasswords({ atOnce = 2, waiting = 200 } = {}) {
  const gate = openGate(atOnce, waiting)
  const hashOf = (password: string) => gate(() => hash(password, COST))
  // Verified when the email is unknown or has no password, so that all cases do the same work.
  const decoy = await hashOf(randomBytes(32).toString('base64url'))

  return {
    hash: hashOf,

    /** The same work for values that are looked up by their hash: with one common salt. */
    digest: (text: string, salt: Buffer) => gate(() => hashRaw(text, { ...COST, salt })),

    /** Whether it matches. Without a stored hash it verifies the decoy, which never matches. */
    async matches(stored: string | undefined, typed: string): Promise<boolean> {
      const same = await gate(() => verify(stored ?? decoy, typed, COST))
      return same && stored !== undefined
    },
  }
}

function openGate(atOnce: number, most: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= most) throw new Refusal(commonErrors.tooManyRequests, { retryAfterSeconds: 1 })
      const { promise, resolve } = Promise.withResolvers<void>()
      queue.push(resolve)
      await promise // the finished task hands over its slot, so `running` is unchanged
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
