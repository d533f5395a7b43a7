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

// Lists that open ask for their entries by selectors of their ids.
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

// jsdom has no layout: give elements a size, or a virtual list shows nothing.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, get: () => 720 },
  offsetHeight: { configurable: true, get: () => 720 },
  clientWidth: { configurable: true, get: () => 1000 },
  offsetWidth: { configurable: true, get: () => 1000 },
})

// What a screen loads lazily takes longer than a second on a machine that has much to do.
configure({ asyncUtilTimeout: TIMEOUT_MS })

// A toast of the last test may still be loading: what it imports must not outlive its file.
afterAll(() => vi.dynamicImportSettled())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)
