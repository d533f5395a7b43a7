// A self-signed certificate for 127.0.0.1, valid for a day, in PEM. Created here, since Node can create keys but no certificates, and the
// tests must not need another program.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** ASN.1's DER: a tag, the length, the content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = Buffer.from([body.length >> 8, body.length & 0xff])
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body])
}

const sequence = (...content: Buffer[]) => der(0x30, ...content)
const set = (...content: Buffer[]) => der(0x31, ...content)
const integer = (...bytes: number[]) => der(0x02, Buffer.from(bytes))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const octets = (bytes: Buffer) => der(0x04, bytes)
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (value: string) => der(0x0c, Buffer.from(value))
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = object('2a8648ce3d040302')
const COMMON_NAME = object('550403')
const ALTERNATIVE_NAMES = object('551d11')
const DAY_MS = 24 * 60 * 60_000

export function selfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(ECDSA_WITH_SHA256)
  const name = sequence(set(sequence(COMMON_NAME, text('Arus tests'))))
  const address = der(0x87, Buffer.from([127, 0, 0, 1]))
  const toBeSigned = sequence(
    der(0xa0, integer(2)),
    // Positive, whatever the bytes are.
    integer(1, ...randomBytes(8)),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, octets(sequence(address))))),
  )
  const certificate = sequence(toBeSigned, algorithm, bits(sign('sha256', toBeSigned, privateKey)))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
