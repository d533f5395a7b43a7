// What jsdom lacks and the screens need.
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { TIMEOUT_MS } from '../../support/until.ts'

// relay-test-utils calls jest's functions as globals.
Object.assign(globalThis, { jest: vi })

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver

// Opened lists find their entries by id selectors.
if (!('CSS' in globalThis))
  Object.assign(globalThis, {
    CSS: { escape: (id: string) => id.replaceAll(/[^\w-]/g, character => `\\${character}`) },
  })

window.matchMedia ??= query => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}

// jsdom has no layout: without sizes a virtual list shows nothing.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 720 },
  offsetHeight: { configurable: true, get: () => 720 },
  clientWidth: { configurable: true, get: () => 1000 },
  offsetWidth: { configurable: true, get: () => 1000 },
})

// Lazy parts of a screen take longer than a second on a busy machine.
configure({ asyncUtilTimeout: TIMEOUT_MS })

// The last test's toast may still be loading: its imports must not outlive the file.
afterAll(() => vi.dynamicImportSettled())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
