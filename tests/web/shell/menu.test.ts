// Which entry of the menu a page belongs to.
import { expect, test } from 'vitest'
import { currentEntry } from '../../../web/shell/menu.tsx'

const ENTRIES = [
  { to: '/payments' },
  { to: '/payment-providers', covers: ['/payment-records'] },
  { to: '/bank-accounts' },
  { to: '/bank-accounts/internal-accounts' },
]

test.each([
  ['/payments', '/payments'],
  ['/payments/create', '/payments'],
  ['/bank-accounts/internal-accounts/create', '/bank-accounts/internal-accounts'],
  ['/payment-providers/connect', '/payment-providers'],
  ['/payment-records', '/payment-providers'],
  ['/payment-records/01a2', '/payment-providers'],
  ['/payment-recordsets', undefined],
  ['/home', undefined],
])('%s belongs to %s', (pathname, to) => {
  expect(currentEntry(ENTRIES, pathname)?.to).toBe(to)
})
