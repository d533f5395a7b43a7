// Amplitude's queue of unsent events: in this browser, the newest thousand (product.md §9). The SDK's own store has no limit.
import type { Types } from '@amplitude/analytics-browser'
import { forgetUnsent, PREFIX } from './forgetAnalytics.ts'

type Store = NonNullable<Types.BrowserOptions['storageProvider']>
type StoredEvents = NonNullable<Awaited<ReturnType<Store['get']>>>
export type StoredEvent = StoredEvents[number]

export const MAX_EVENTS = 1_000

export class UnsentEvents implements Store {
  isEnabled = () => Promise.resolve(true)
  get = async (key: string): Promise<StoredEvents | undefined> => {
    const text = await this.getRaw(key)
    return text === undefined ? undefined : JSON.parse(text)
  }
  getRaw = (key: string) => Promise.resolve(localStorage.getItem(PREFIX + key) ?? undefined)
  set = async (key: string, events: StoredEvents): Promise<void> => {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(events.slice(-MAX_EVENTS)))
    } catch {
      // Storage is full or forbidden: events are kept until the page closes.
    }
  }
  remove = async (key: string): Promise<void> => localStorage.removeItem(PREFIX + key)
  reset = async (): Promise<void> => forgetUnsent()
}
