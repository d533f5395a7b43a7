// The rules of purchase orders that need no database.
import { describe, expect, it } from 'vitest'
import { leftOf } from '../../../../../services/account/invoicing/purchaseOrders/answers.ts'
import {
  allowedActions,
  isPossible,
  LIFECYCLE,
  MAKE_ORDERS,
  MANAGE,
  PURCHASE_ORDER_ACTIONS,
} from '../../../../../services/account/invoicing/purchaseOrders/lifecycle.ts'
import { PURCHASE_ORDER_STATUSES } from '../../../../../services/account/invoicing/purchaseOrders/table.ts'

describe('the lifecycle of purchase orders', () => {
  const everything = { permissions: new Set([MANAGE, MAKE_ORDERS]) }

  it.each([
    ['OPEN', ['UPDATE', 'ORDER', 'REJECT', 'CANCEL', 'CLOSE']],
    ['ACCEPTED', ['ORDER', 'CLOSE']],
    ['REJECTED', []],
    ['CANCELED', []],
    ['CLOSED', []],
  ] as const)('%s allows %j', (status, actions) => {
    expect(allowedActions({ status }, everything)).toEqual(actions)
  })

  it('shows exactly what it lets pass, to who may', () => {
    for (const status of PURCHASE_ORDER_STATUSES)
      for (const action of PURCHASE_ORDER_ACTIONS) {
        const shown = (permission: string) =>
          allowedActions({ status }, { permissions: new Set([permission]) }).includes(action)
        expect(shown(LIFECYCLE[action].permission)).toBe(isPossible(action, { status }))
        expect(shown('invoicing.purchaseOrders.view')).toBe(false)
      }
  })
})

it.each([
  [10n, 0n, 10n],
  [10n, 4n, 6n],
  [10n, 10n, 0n],
  [10n, 11n, 0n],
])('of %d of which %d are ordered, %d are left', (quantity, ordered, left) => {
  expect(leftOf({ quantity, ordered })).toBe(left)
})
