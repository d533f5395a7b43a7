// The format of an API token: `arus_<id>_<secret>_<checksum>`. The id finds its row. The checksum lets us (and secret scanners) detect
// typing errors without the database.
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type ApiTokenParts = { id: string; secret: string }

const FORM = /^arus_([0-9a-f]{32})_([0-9A-Za-z_-]{43})_([0-9a-f]{8})$/
const checksumOf = (body: string) => crc32(body).toString(16).padStart(8, '0')

/** A new token with its parts; `value` is shown once. */
export function makeApiToken(id: string): ApiTokenParts & { value: string } {
  const secret = randomBytes(32).toString('base64url')
  const body = `arus_${id.replaceAll('-', '')}_${secret}`
  return { id, secret, value: `${body}_${checksumOf(body)}` }
}

/** The parts of a token, or null for text that can't be one of ours. */
export function readApiToken(value: string): ApiTokenParts | null {
  const match = FORM.exec(value)
  if (!match) return null
  const [, hex = '', secret = '', checksum] = match
  if (checksumOf(value.slice(0, -9)) !== checksum) return null
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret }
}
