// Companies that may call the bank, and the bank's own key. Created once: a partner's connection details are in `credentials.json`; the
// bank itself stores only public keys.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Banks that the sandbox simulates, by their national code. */
export const SANDBOX_BANKS = ['002', '008', '009', '013', '014', '022'] as const

const partner = z.object({
  bankCode: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  channelId: z.string(),
  partnerId: z.string(),
  publicKey: z.string(),
})
export type Partner = z.infer<typeof partner>

const kept = z.object({ privateKey: z.string(), partners: z.array(partner) })
export type BankKeys = z.infer<typeof kept>

/** The values that a company enters to connect, by bank code. */
const credentials = z.record(
  z.string(),
  z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    channelId: z.string(),
    partnerId: z.string(),
    privateKey: z.string(),
  }),
)
export type SandboxCredentials = z.infer<typeof credentials>

export const directoryIn = (dataDirectory: string): string => join(dataDirectory, 'sandbox-bank')
const keysPath = (directory: string) => join(directory, 'bank.json')
const credentialsPath = (directory: string) => join(directory, 'credentials.json')

function newKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** Creates keys and one partner of each bank unless they exist. Returns the public key for the bank's notifications. */
export function prepareSandbox(directory: string): { publicKey: string } {
  if (!existsSync(keysPath(directory))) makeKeys(directory)
  const { privateKey } = readKeys(directory)
  return { publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() }
}

function makeKeys(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const ofPartner = newKeyPair()
  const partners = SANDBOX_BANKS.map(bankCode => ({
    bankCode,
    clientId: `sandbox-${bankCode}-${randomBytes(4).toString('hex')}`,
    clientSecret: randomBytes(24).toString('base64url'),
    channelId: '95051',
    partnerId: `ARUS${bankCode}`,
    publicKey: ofPartner.publicKey,
  }))
  const told: SandboxCredentials = {}
  for (const { bankCode, publicKey: _theirs, ...rest } of partners)
    told[bankCode] = { ...rest, privateKey: ofPartner.privateKey }
  const write = (path: string, content: object) =>
    writeFileSync(path, JSON.stringify(content, null, 2), { mode: 0o600 })
  write(credentialsPath(directory), told)
  write(keysPath(directory), { privateKey: newKeyPair().privateKey, partners } satisfies BankKeys)
}

export const readKeys = (directory: string): BankKeys =>
  kept.parse(JSON.parse(readFileSync(keysPath(directory), 'utf8')))

export const readCredentials = (directory: string): SandboxCredentials =>
  credentials.parse(JSON.parse(readFileSync(credentialsPath(directory), 'utf8')))
