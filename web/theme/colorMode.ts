// The color mode is a class on <html>. `public/firstPaint.js` sets it before the first paint; this module changes it later.
import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark'
/** Also read by public/firstPaint.js. */
const STORAGE_KEY = 'arus.colorMode'

const listeners = new Set<() => void>()

/** The current mode of the page. */
export function colorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Sets a mode and stores it on this device. */
export function setColorMode(mode: ColorMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark')
  localStorage.setItem(STORAGE_KEY, mode)
  for (const listener of listeners) listener()
}

/** The mode, live. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(onChange, colorMode)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
