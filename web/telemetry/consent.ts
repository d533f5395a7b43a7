// What a user allows this browser to send. Stored in the browser, not with the user: it is about what this device keeps and sends (decision
// 0140).
import { useMemo, useSyncExternalStore } from 'react'
import { browserSettings } from '../browserSettings.ts'

const purposes = ['errorReporting', 'analytics'] as const
export type Purpose = (typeof purposes)[number]
/** A missing purpose is undecided. */
export type Consent = Partial<Record<Purpose, boolean>>

const STORAGE_KEY = 'arus.consent'
const listeners = new Set<() => void>()

const storedText = () => localStorage.getItem(STORAGE_KEY) ?? '{}'
const parse = (text: string): Consent => JSON.parse(text)

/** The decisions in this browser. */
export const consent = (): Consent => parse(storedText())

export function decide(decided: Consent): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...consent(), ...decided }))
  for (const listener of listeners) listener()
}

/** Calls back on a decision, in this tab or another; returns the unsubscribe function. */
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

/** The purposes for which this installation would send data. */
export function configuredPurposes(): Purpose[] {
  const settings = browserSettings()
  return purposes.filter(purpose => settings[purpose] !== undefined)
}
