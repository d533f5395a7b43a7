// What a browser says of itself, as people call it.
import Bowser from 'bowser'

export const DEVICE_KINDS = ['DESKTOP', 'PHONE', 'TABLET', 'OTHER'] as const

/** Names are the makers' own and the same in every language; null: it does not say. */
export type Device = { browser: string | null; system: string | null; kind: (typeof DEVICE_KINDS)[number] }

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
