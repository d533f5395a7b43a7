// What a browser says of itself, as people call it.
import Bowser from 'bowser'
import { z } from 'zod'

/** Names are the makers' own and the same in every language; null: it does not say. */
export const deviceShape = z
  .object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    kind: z.enum(['DESKTOP', 'PHONE', 'TABLET', 'OTHER']).meta({ id: 'DeviceKind' }),
  })
  .meta({ id: 'Device', description: "What a browser says of itself; the makers' own names" })

export type Device = z.infer<typeof deviceShape>

const KIND_OF: Record<string, Device['kind']> = { desktop: 'DESKTOP', mobile: 'PHONE', tablet: 'TABLET' }

/** The device behind a `user-agent`. A programs' client, or none at all, is OTHER. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'OTHER' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KIND_OF[platform.type ?? ''] ?? 'OTHER',
  }
}

/** `Chrome, macOS`: for letters, and to tell a device that is known from a new one. */
export function nameOfDevice(userAgent: string | null): string | null {
  const { browser, system } = readDevice(userAgent)
  return [browser, system].filter(name => name !== null).join(', ') || null
}
