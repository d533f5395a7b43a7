// The rules of sales orders that need no database.
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../../../services/account/invoicing/salesOrders/credit.ts'
import { type Figured, orderAmounts } from '../../../../../services/account/invoicing/salesOrders/figures.ts'
import {
  allowedActions,
  LIFECYCLE,
  obstacleTo,
  SALES_ORDER_ACTIONS,
} from '../../../../../services/account/invoicing/salesOrders/lifecycle.ts'
import {
  creditDueOf,
  fulfillmentOf,
  receivedPercentOf,
} from '../../../../../services/account/invoicing/salesOrders/quantities.ts'
import { SALES_ORDER_STATUSES } from '../../../../../services/account/invoicing/salesOrders/table.ts'

const draft = (more: Partial<Figured>): Figured => ({
  orderDate: '2026-11-20',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  discount: null,
  lines: [],
  ...more,
})
const line = (quantity: string, price: string, more: Partial<Figured['lines'][number]> = {}) => ({
  quantity,
  price,
  discount: null,
  withholding: null,
  ...more,
})

describe('the figures of an order', () => {
  it('case 6: a discount of 7.5 % on a line', () => {
    const amounts = orderAmounts(draft({ lines: [line('3', '1333333', { discount: { percent: '7.5' } })] }))
    expect(amounts).toMatchObject({ baseMinor: 369_999_907n, vatMinor: 40_700_000n, totalMinor: 410_699_907n })
    expect(amounts.lines[0]).toMatchObject({ discountMinor: 29_999_993n })
  })

  it('case 7: a discount on the whole, spread over the lines', () => {
    const amounts = orderAmounts(
      draft({
        discount: { amount: '100000' },
        lines: ['1000000', '2000000', '4000000'].map(price => line('1', price)),
      }),
    )
    expect(amounts.lines.map(({ orderDiscountMinor }) => orderDiscountMinor)).toEqual([
      1_428_571n,
      2_857_143n,
      5_714_286n,
    ])
    expect(amounts).toMatchObject({ baseMinor: 690_000_000n, vatMinor: 75_900_000n, totalMinor: 765_900_000n })
  })

  it('case 9: what is withheld of a service beside goods', () => {
    const lines = [line('1', '10000000'), line('1', '5333333', { withholding: 'PPH23' })]
    expect(orderAmounts(draft({ lines }))).toMatchObject({
      vatMinor: 168_666_700n,
      totalMinor: 1_702_000_000n,
      withheldMinor: 10_666_700n,
      cashMinor: 1_691_333_300n,
    })
  })

  it.each([
    ['discount', draft({ discount: { amount: '100.01' }, lines: [line('1', '100')] })],
    ['lines.1.discount', draft({ lines: [line('1', '100'), line('1', '1', { discount: { amount: '2' } })] })],
  ])('refuse a discount above what it is taken off at %s', (path, order) => {
    expect(() => orderAmounts(order)).toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ path })],
        message: expect.stringContaining('SO-6'),
      }),
    )
  })

  it('refuse what no column holds', () => {
    expect(() => orderAmounts(draft({ lines: [line('1000000000', '90000000000')] }))).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ error: 'AMOUNT_OUT_OF_RANGE' })] }),
    )
  })
})

describe('the credit limit', () => {
  const limit = { creditLimitMinor: 10_000_000_000n, creditCurrency: 'IDR' } as const

  it.each([
    [1_000_000_000n, 0n, null],
    [1_000_000_001n, null, 1n],
  ])('case 29 with orders only: 90m and %s', (totalMinor, leftMinor, exceededByMinor) => {
    expect(evaluate(limit, 9_000_000_000n, { totalMinor, currency: 'IDR' })).toMatchObject({
      leftMinor,
      exceededByMinor,
    })
  })

  it('is exceeded as a whole by another currency, and by nothing where there is none', () => {
    expect(evaluate(limit, 0n, { totalMinor: 5n, currency: 'USD' })).toMatchObject({ exceededByMinor: 5n })
    const none = { ...limit, creditLimitMinor: null }
    expect(evaluate(none, 10n ** 15n, { totalMinor: 5n, currency: 'IDR' })).toMatchObject({ exceededByMinor: null })
  })

  it('of nothing wants everything approved by a reviewer', () => {
    expect(evaluate({ ...limit, creditLimitMinor: 0n }, 0n, { totalMinor: 5n, currency: 'IDR' }).exceededByMinor).toBe(
      5n,
    )
  })
})

const quantities = (ordered: bigint, received = 0n, returned = 0n, invoiced = 0n) => ({
  ordered,
  received,
  returned,
  invoiced,
  credited: 0n,
  baseMinor: 100n,
})

describe('quantities', () => {
  it.each([
    ['UNFULFILLED', 0, [quantities(10n), quantities(5n, 5n, 5n)]],
    ['PARTIALLY_FULFILLED', 50, [quantities(10n, 10n), quantities(5n)]],
    ['PARTIALLY_FULFILLED', 99, [quantities(10_000n, 9_999n)]],
    ['FULFILLED', 100, [quantities(10n, 12n, 2n), quantities(5n, 5n)]],
  ])('say that an order is %s, to %s %%', (fulfillment, percent, lines) => {
    expect([fulfillmentOf(lines), receivedPercentOf(lines)]).toEqual([fulfillment, percent])
  })

  it('say what is invoiced and came back; services are invoiced as they are ordered', () => {
    const line6 = quantities(10n, 6n, 2n, 6n)
    expect(creditDueOf({ ...line6, kind: 'GOODS' })).toBe(2n)
    expect(creditDueOf({ ...line6, kind: 'SERVICE' })).toBe(0n)
  })
})

describe('the table of what may be done', () => {
  const all = new Set(Object.values(LIFECYCLE).map(({ permission }) => permission))
  const actionsOf = (status: (typeof SALES_ORDER_STATUSES)[number], approved: boolean, isTouched = false) =>
    allowedActions(
      { status, approvedAt: approved ? '2026-11-20T00:00:00Z' : null, authorIds: [], isTouched, approveOwn: false },
      { actorId: 'somebody', permissions: all },
    )

  it('has these actions in each state', () => {
    expect(actionsOf('OPEN', false)).toEqual(['UPDATE', 'APPROVE', 'REJECT', 'CANCEL'])
    expect(actionsOf('OPEN', true)).toEqual(['UPDATE', 'CANCEL', 'CLOSE', 'RECEIVE'])
    // All of it was returned, or a service was invoiced.
    expect(actionsOf('OPEN', true, true)).toEqual(['CLOSE', 'RECEIVE'])
    expect(actionsOf('PARTIALLY_FULFILLED', true, true)).toEqual(['CLOSE', 'RECEIVE', 'RETURN'])
    expect(actionsOf('FULFILLED', true, true)).toEqual(['CLOSE', 'RETURN'])
    for (const status of ['CLOSED', 'REJECTED', 'CANCELED'] as const) expect(actionsOf(status, true)).toEqual([])
  })

  it('lets nobody do what their permissions do not say, and no author approve', () => {
    const row = {
      status: 'OPEN',
      approvedAt: null,
      authorIds: ['author'],
      isTouched: false,
      approveOwn: false,
    } as const
    expect(allowedActions({ ...row, authorIds: [...row.authorIds] }, { actorId: 'author', permissions: all })).toEqual([
      'UPDATE',
      'REJECT',
      'CANCEL',
    ])
    for (const action of SALES_ORDER_ACTIONS) {
      const others = new Set([...all].filter(permission => permission !== LIFECYCLE[action].permission))
      expect(allowedActions({ ...row, authorIds: [] }, { actorId: 'x', permissions: others })).not.toContain(action)
    }
  })

  it('calls what is over final, whatever is wanted', () => {
    for (const action of SALES_ORDER_ACTIONS)
      for (const status of ['CLOSED', 'REJECTED', 'CANCELED'] as const)
        expect(obstacleTo(action, { status, approvedAt: null, isTouched: true })).toBe('FINAL')
  })
})
