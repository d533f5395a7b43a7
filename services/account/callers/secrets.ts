// All keys of this service derive from one configured secret; bearer values are stored only as SHA-256.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, openSealing } from '../../kit/sealing.ts'

export type Secrets = ReturnType<typeof openSecrets>

declare module '../account.ts' {
  interface Account {
    secrets: Secrets
  }
}

/** 256 random bits, safe for URLs and cookies. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a bearer value. It has 256 random bits, so a slow hash would add nothing. */
export const digestOf = (value: string) => createHash('sha256').update(value).digest()

export function openSecrets(configured: Buffer) {
  if (configured.length !== 32) throw new Error('ACCOUNT_KEY must be 32 bytes, in base64')
  const derive = (purpose: string) => deriveKey(configured, purpose)
  const successionKey = derive('session-succession-v1')
  const saltKey = derive('salts-v1')

  return {
    /** Seed of the key that signs internal tokens: the same after a restart and in every process. */
    signingSeed: derive('token-signing-v1'),

    /** For data that only we may read: secrets of factors, webhooks and jobs. */
    ...openSealing(derive('factor-encryption-v1')),

    /** A salt for one user's data of one kind: stable, and unknown to anyone who only has the table. */
    saltOf: (kind: string, personId: string) => createHmac('sha256', saltKey).update(`${kind}\n${personId}`).digest(),

    /**
     * The successor of a session id; each offer gives a different one. It is computed rather than random, so that two tabs that renew the
     * same id at once get the same successor, although only its hash is stored. Computing it requires our key.
     */
    successorOf: (sessionId: string, offer: number) =>
      createHmac('sha256', successionKey).update(`${sessionId}\n${offer}`).digest('base64url'),
  }
}
