// The current location within the portal, kept in the address. A router would be larger than all of this page.
import { useSyncExternalStore } from 'react'

export type Place =
  | { name: 'invoices' | 'orders' | 'purchaseOrders' | 'statement' | 'data' | 'change' | 'unknown' }
  | { name: 'invoice' | 'proof' | 'slip' | 'order' | 'purchaseOrder'; uuid: string }

const LISTS = {
  '/customer': 'invoices',
  '/customer/orders': 'orders',
  '/customer/purchase-orders': 'purchaseOrders',
  '/customer/statement': 'statement',
  '/customer/data': 'data',
  '/customer/data/change': 'change',
} as const
const RECORDS = { invoices: 'invoice', orders: 'order', 'purchase-orders': 'purchaseOrder' } as const
const PAPER = /^\/customer\/invoices\/([\da-f-]{36})\/(proof|slip)$/
const RECORD = /^\/customer\/(invoices|orders|purchase-orders)\/([\da-f-]{36})$/

/** The location of a path. */
export function placeOf(path: string): Place {
  const plain = path.replace(/\/$/, '')
  if (plain in LISTS) return { name: LISTS[plain as keyof typeof LISTS] }
  const [, invoice, paper] = PAPER.exec(plain) ?? []
  if (invoice !== undefined) return { name: paper === 'slip' ? 'slip' : 'proof', uuid: invoice }
  const [, kind, uuid] = RECORD.exec(plain) ?? []
  if (kind === undefined || uuid === undefined) return { name: 'unknown' }
  return { name: RECORDS[kind as keyof typeof RECORDS], uuid }
}

const listeners = new Set<() => void>()
const notifyAll = () => {
  for (const listener of listeners) listener()
}

/** Navigates within the portal. */
export function go(path: string): void {
  if (location.pathname !== path) history.pushState(null, '', path)
  notifyAll()
  scrollTo(0, 0)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** The current location. */
export const usePlace = (): Place =>
  placeOf(
    useSyncExternalStore(
      subscribe,
      () => location.pathname,
      () => '/customer',
    ),
  )
