// The banks that can be connected over the national open API standard: their addresses come from the configuration and never from users.
import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../../kit/clock.ts'
import type { BankConnection } from '../bankConnection.ts'
import { json } from '../json.ts'
import { openCaller, type Place } from './caller.ts'
import type { SnapCredentials } from './credentials.ts'
import { type Line, LINE_SETTINGS, type LineSettings, openLine } from './line.ts'
import { quirksOf } from './quirks.ts'
import { notification } from './shapes.ts'
import { isSignedByBank, type SignedRequest } from './signatures.ts'
import { snapConnection } from './snapConnection.ts'
import { openTokens } from './tokens.ts'

const bank = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  version: z
    .string()
    .regex(/^[\w.-]{1,20}$/)
    .default('v1.0'),
  encoding: z.enum(['base64', 'hex']).default('base64'),
  /** PEM of the key with which the bank signs its notifications; without it they are refused. */
  publicKey: z.string().optional(),
})

/** `SNAP_BANKS`: banks by national code, as JSON. */
export const snapBanks = json.pipe(z.record(z.string().regex(/^\d{3}$/), bank))
export type SnapBanks = z.infer<typeof snapBanks>

export type Banks = ReturnType<typeof openBanks>

declare module '../../context.ts' {
  interface TreasuryContext {
    /** The configured banks, to which accounts can be connected. */
    banks: Banks
  }
}

type Options = { banks: SnapBanks; clock: Clock; line?: LineSettings }

export function openBanks({ banks, clock, line = LINE_SETTINGS }: Options) {
  const tokens = openTokens(clock)
  const known = new Map<string, { place: Place; line: Line; publicKey: KeyObject | undefined }>()
  for (const [code, { url, version, encoding, publicKey }] of Object.entries(banks)) {
    const { origin, pathname } = new URL(url)
    known.set(code, {
      place: { origin, basePath: `${pathname.replace(/\/$/, '')}/${version}`, encoding },
      line: openLine(origin, clock, line),
      publicKey: publicKey === undefined ? undefined : createPublicKey(publicKey),
    })
  }

  return {
    /** Whether a bank can be connected. */
    has: (bankCode: string): boolean => known.has(bankCode),
    /** A connection with these credentials; undefined for a bank that is not configured. Sends nothing to the bank yet. */
    connect(bankCode: string, credentials: SnapCredentials): BankConnection | undefined {
      const at = known.get(bankCode)
      if (!at) return undefined
      const caller = openCaller({ ...at, tokens, clock, credentials })
      return snapConnection({ bankCode, caller, quirks: quirksOf(bankCode), clock })
    },
    /** The reference of the order that a notification is about; undefined if the bank did not sign it. */
    referenceOfNotification(bankCode: string, request: SignedRequest, signature: string): string | undefined {
      const publicKey = known.get(bankCode)?.publicKey
      if (!publicKey || !isSignedByBank(publicKey, request, signature)) return undefined
      return notification.safeParse(request.body).data?.originalPartnerReferenceNo
    },
    close: async () => {
      await Promise.all([...known.values()].map(at => at.line.close()))
    },
  }
}
