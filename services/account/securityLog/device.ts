// Describes a browser by its user agent.
import Bowser from 'bowser'
import { z } from 'zod'

/** Names are the makers' own and the same in every language; null: unknown. */
export const deviceShape = z
  .object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    kind: z.enum(['DESKTOP', 'PHONE', 'TABLET', 'OTHER']).meta({ id: 'DeviceKind' }),
  })
  .meta({ id: 'Device', description: "What a browser says of itself; the makers' own names" })

export type Device = z.infer<typeof deviceShape>

const KIND_OF: Record<string, Device['kind']> = { desktop: 'DESKTOP', mobile: 'PHONE', tablet: 'TABLET' }

/** The device of a `user-agent`. Programs, or a missing one, are OTHER. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'OTHER' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KIND_OF[platform.type ?? ''] ?? 'OTHER',
  }
}

/** `Chrome, macOS`: for emails, and to recognize new devices. */
export function nameOfDevice(userAgent: string | null): string | null {
  const { browser, system } = readDevice(userAgent)
  return [browser, system].filter(name => name !== null).join(', ') || null
}
