// Argon2id, a few at a time: each takes 19 MiB and 15 ms of a core, and a spray of attempts must not starve the rest of the service.
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

// OWASP's least for Argon2id, which is the package's default variant (a test reads it off the hash).
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export async function openPasswords({ atOnce = 2, waiting = 200 } = {}) {
  const gate = openGate(atOnce, waiting)
  const hashOf = (password: string) => gate(() => hash(password, COST))
  // Verified when the email is unknown or has no password, so that the same work is done for everyone.
  const decoy = await hashOf(randomBytes(32).toString('base64url'))

  return {
    hash: hashOf,

    /** The same work for what has to be found by its hash: with one salt for all of them. */
    digest: (text: string, salt: Buffer) => gate(() => hashRaw(text, { ...COST, salt })),

    /** Whether it matches. Without a stored hash the decoy is verified, which never does. */
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
      await promise // the one that ends hands its place over: `running` stays
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
