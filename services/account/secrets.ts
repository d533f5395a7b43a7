// Every key of this service comes from one configured secret; every bearer value is kept as its SHA-256 only.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Secrets = ReturnType<typeof openSecrets>

const KEY_VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** 256 random bits, in the alphabet of URLs and cookies. */
export const randomSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a bearer value. It has 256 bits of its own, so that a slow hash would add nothing. */
export const digestOf = (value: string) => createHash('sha256').update(value).digest()

export function openSecrets(configured: Buffer) {
  if (configured.length !== 32) throw new Error('ACCOUNT_KEY must be 32 bytes, in base64')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', configured, '', purpose, 32))
  const encryptionKey = derive('factor-encryption-v1')
  const successionKey = derive('session-succession-v1')
  const saltKey = derive('salts-v1')

  return {
    /** Seed of the key that signs internal tokens: the same after a restart and in every process. */
    signingSeed: derive('token-signing-v1'),

    /** AES-256-GCM, bound to the row that it belongs to: moved to another row it can't be read. */
    encrypt(plain: Buffer, boundTo: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(boundTo))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(KEY_VERSION), nonce, cipher.getAuthTag(), sealed])
    },

    decrypt(stored: Buffer, boundTo: string): Buffer {
      if (stored[0] !== KEY_VERSION) throw new Error(`no key of version ${stored[0]}`)
      const nonce = stored.subarray(1, 1 + NONCE_BYTES)
      const tag = stored.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(stored.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },

    /** A salt for what one person keeps of one kind: the same each time, and unknown to whoever has the table alone. */
    saltOf: (kind: string, personId: string) => createHmac('sha256', saltKey).update(`${kind}\n${personId}`).digest(),

    /**
     * The id that follows a session id. It is computed, not drawn, so that two tabs that renew the same id at once are given
     * the same successor, although only its hash is stored. Nobody can compute it without our key.
     */
    successorOf: (sessionId: string) => createHmac('sha256', successionKey).update(sessionId).digest('base64url'),
  }
}
