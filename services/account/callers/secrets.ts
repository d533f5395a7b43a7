// Every key of this service comes from one configured secret; every bearer value is kept as its SHA-256 only.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, openSealing } from '../../kit/sealing.ts'

export type Secrets = ReturnType<typeof openSecrets>

declare module '../account.ts' {
  interface Account {
    secrets: Secrets
  }
}

/** 256 random bits, in the alphabet of URLs and cookies. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a bearer value. It has 256 bits of its own, so that a slow hash would add nothing. */
export const digestOf = (value: string) => createHash('sha256').update(value).digest()

export function openSecrets(configured: Buffer) {
  if (configured.length !== 32) throw new Error('ACCOUNT_KEY must be 32 bytes, in base64')
  const derive = (purpose: string) => deriveKey(configured, purpose)
  const successionKey = derive('session-succession-v1')
  const saltKey = derive('salts-v1')

  return {
    /** Seed of the key that signs internal tokens: the same after a restart and in every process. */
    signingSeed: derive('token-signing-v1'),

    /** For what only we may read: the secrets of factors, webhooks and jobs. */
    ...openSealing(derive('factor-encryption-v1')),

    /** A salt for what one person keeps of one kind: the same each time, and unknown to whoever has the table alone. */
    saltOf: (kind: string, personId: string) => createHmac('sha256', saltKey).update(`${kind}\n${personId}`).digest(),

    /**
     * The id that follows a session id; one that is offered again is another one. It is computed, not drawn, so that two tabs that
     * renew the same id at once are given the same successor, although only its hash is stored. Nobody can compute it without our key.
     */
    successorOf: (sessionId: string, offer: number) =>
      createHmac('sha256', successionKey).update(`${sessionId}\n${offer}`).digest('base64url'),
  }
}
