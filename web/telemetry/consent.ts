// What a person allows this browser to send. Kept in the browser and not with the person: it is about what this device keeps and sends
// (decision 0140).
import { useMemo, useSyncExternalStore } from 'react'
import { browserSettings } from '../browserSettings.ts'

const purposes = ['errorReporting', 'analytics'] as const
export type Purpose = (typeof purposes)[number]
/** A purpose that is missing has not been decided. */
export type Consent = Partial<Record<Purpose, boolean>>

const STORAGE_KEY = 'arus.consent'
const listeners = new Set<() => void>()

const storedText = () => localStorage.getItem(STORAGE_KEY) ?? '{}'
const parse = (text: string): Consent => JSON.parse(text)

/** What has been decided in this browser. */
export const consent = (): Consent => parse(storedText())

export function decide(decided: Consent): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...consent(), ...decided }))
  for (const listener of listeners) listener()
}

/** Calls back when something was decided, in this tab or another one; returns how to stop. */
export function onConsentChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

export function useConsent(): Consent {
  const text = useSyncExternalStore(onConsentChange, storedText)
  return useMemo(() => parse(text), [text])
}

/** What this installation would send if it were allowed to. */
export function configuredPurposes(): Purpose[] {
  const settings = browserSettings()
  return purposes.filter(purpose => settings[purpose] !== undefined)
}
