// The providers whose API this installation can call: their addresses come from the configuration and never from users.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { FEWER_CALLS, type Line, LINE_SETTINGS, type LineSettings, openLine } from '../connections/public.ts'
import { ADAPTERS } from './adapters.ts'
import type { ProviderCredentials } from './credentials.ts'
import type { ProviderApi, ProviderCall } from './paymentProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { type ProviderName, PROVIDERS } from './rules/statuses.ts'

/** `PAYMENT_PROVIDERS`: addresses by provider, as JSON: `{"XENDIT": {"url": "https://api.xendit.co"}}`. */
export const providerHosts = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON', input: text })
      return z.NEVER
    }
  })
  .pipe(z.partialRecord(z.enum(PROVIDERS), z.strictObject({ url: z.url({ protocol: /^https?$/ }) })))
export type ProviderHosts = z.infer<typeof providerHosts>

export type ProviderLines = ReturnType<typeof openProviderLines>

declare module '../context.ts' {
  interface TreasuryContext {
    /** The payment providers whose API is configured. */
    providers: ProviderLines
  }
}

/** A page of a list may be large. */
const MAX_BYTES = 4 * 1024 * 1024

type Options = { hosts: ProviderHosts; clock: Clock; line?: LineSettings; syncMinutes?: number }

/** How often a provider is polled. */
const SYNC_MINUTES = 15

export function openProviderLines({ hosts, clock, line = LINE_SETTINGS, syncMinutes = SYNC_MINUTES }: Options) {
  const lines = new Map<ProviderName, { line: Line; basePath: string }>()
  for (const name of PROVIDERS) {
    const host = hosts[name]
    if (!host || !ADAPTERS[name].connect) continue
    const { origin, pathname } = new URL(host.url)
    lines.set(name, { line: openLine(origin, clock, line), basePath: pathname.replace(/\/$/, '') })
  }

  const callOf =
    ({ line: open, basePath }: { line: Line; basePath: string }): ProviderCall =>
    async ({ path, ...request }) => {
      const outcome = await open.call({ ...request, path: basePath + path, mostBytes: MAX_BYTES })
      if (outcome.kind === 'answered') return { status: outcome.status, text: outcome.text }
      const isUnsent = outcome.kind === 'notSent'
      throw new ProviderFault(outcome.why === FEWER_CALLS ? 'BUSY' : 'UNREACHABLE', outcome.why, { isUnsent })
    }

  return {
    /** How often each is polled. */
    syncMinutes,
    /** Whether a provider can be connected over its API. */
    has: (name: ProviderName): boolean => lines.has(name),
    /** Its API with these credentials; undefined if it is not configured. Sends nothing to it yet. */
    connect(name: ProviderName, credentials: ProviderCredentials): ProviderApi | undefined {
      const at = lines.get(name)
      return at && ADAPTERS[name].connect?.({ call: callOf(at), credentials, clock })
    },
    close: async () => {
      await Promise.all([...lines.values()].map(at => at.line.close()))
    },
  }
}
