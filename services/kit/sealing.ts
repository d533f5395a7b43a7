// Encrypts stored data that only we may read: AES-256-GCM, bound to its row.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const KEY_VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Sealing = ReturnType<typeof openSealing>

/** A key for one purpose, derived from the one configured secret. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

export const openSealing = (key: Buffer) => ({
  /** `boundTo` names the row: moved to another row, the text can't be decrypted. */
  encrypt(plain: Buffer, boundTo: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([Buffer.of(KEY_VERSION), nonce, cipher.getAuthTag(), sealed])
  },

  decrypt(stored: Buffer, boundTo: string): Buffer {
    if (stored[0] !== KEY_VERSION) throw new Error(`no key of version ${stored[0]}`)
    const nonce = stored.subarray(1, 1 + NONCE_BYTES)
    const tag = stored.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(stored.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()])
  },
})
