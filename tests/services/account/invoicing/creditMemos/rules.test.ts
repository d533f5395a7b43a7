// The rules of credit memos that need no database.
import { describe, expect, it } from 'vitest'
import {
  AboveRest,
  type CreditableInvoice,
  type CreditableLine,
  creditAmounts,
  applicableAmount,
  type WantedCredit,
} from '../../../../../services/account/invoicing/creditMemos/figures.ts'
import {
  allowedActions,
  CREDIT_MEMO_ACTIONS,
  LIFECYCLE,
  refundMoves,
  statusByRefunds,
  statusOf,
  statesFor,
} from '../../../../../services/account/invoicing/creditMemos/lifecycle.ts'
import {
  CREDIT_MEMO_KINDS,
  CREDIT_MEMO_STATUSES,
  REFUND_STATUSES,
} from '../../../../../services/account/invoicing/creditMemos/table.ts'
import { nextDueOf } from '../../../../../services/account/invoicing/invoices/figures.ts'
import { withheldOf } from '../../../../../services/account/invoicing/invoices/paying.ts'

const line = (id: string, baseMinor: bigint, more: Partial<CreditableLine> = {}): CreditableLine => ({
  id,
  quantity: 10_000n,
  baseMinor,
  kind: 'SERVICE',
  withholding: null,
  credited: { quantity: 0n, baseMinor: 0n },
  ...more,
})
const invoiceOf = (lines: CreditableLine[], more: Partial<CreditableInvoice> = {}): CreditableInvoice => ({
  kind: 'STANDARD',
  invoiceDate: '2026-11-20',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  baseMinor: lines.reduce((sum, { baseMinor }) => sum + baseMinor, 0n),
  vatMinor: 0n,
  withheld: [],
  collectedVatMinor: 0n,
  consumedMinor: 0n,
  lines,
  creditedVatMinor: 0n,
  ...more,
})

/** Credits in sequence, each after the previous ones. */
function oneByOne(invoice: CreditableInvoice, credits: readonly WantedCredit[]) {
  let now = invoice
  return credits.map(credit => {
    const amounts = creditAmounts(now, [credit])
    const [made] = amounts.lines
    now = {
      ...now,
      creditedVatMinor: now.creditedVatMinor + amounts.vatMinor,
      lines: now.lines.map(one =>
        one.id === credit.lineId
          ? {
              ...one,
              credited: {
                quantity: one.credited.quantity + made!.quantity,
                baseMinor: one.credited.baseMinor + made!.baseMinor,
              },
            }
          : one,
      ),
    }
    return amounts
  })
}

describe('figures', () => {
  it('case 22: take the VAT of three lines of 150 as 17, 17 and the 16 that are left of 50', () => {
    const invoice = invoiceOf([line('a', 15_000n), line('b', 15_000n), line('c', 15_000n)], { vatMinor: 5_000n })
    const credits = oneByOne(
      invoice,
      ['a', 'b', 'c'].map(lineId => ({ lineId, quantity: 10_000n })),
    )
    expect(credits.map(({ vatMinor }) => vatMinor)).toEqual([1_700n, 1_700n, 1_600n])
  })

  it('case 22: take 10 of a fee of 100 million with 11.1 off the total and 200,000 off what is withheld', () => {
    const fee = invoiceOf([line('fee', 10_000_000_000n, { withholding: 'PPH23' })], {
      vatMinor: 1_100_000_000n,
      withheld: [{ code: 'PPH23', base: '10000000000', rate: 200, amount: '200000000' }],
    })
    expect(creditAmounts(fee, [{ lineId: 'fee', baseMinor: 1_000_000_000n }])).toMatchObject({
      baseMinor: 1_000_000_000n,
      vatMinor: 110_000_000n,
      totalMinor: 1_110_000_000n,
      withheldMinor: 20_000_000n,
    })
  })

  it('divide a line by quantities and amounts so that all parts come to its value', () => {
    const invoice = invoiceOf([line('a', 10_000n, { quantity: 30_000n, withholding: 'PPH23' })], {
      vatMinor: 1_100n,
      withheld: [{ code: 'PPH23', base: '10000', rate: 200, amount: '200' }],
    })
    const credits = oneByOne(invoice, [
      { lineId: 'a', quantity: 10_000n },
      { lineId: 'a', baseMinor: 500n },
      { lineId: 'a', quantity: 10_000n },
      { lineId: 'a', quantity: 10_000n },
    ])
    expect(credits.map(({ baseMinor }) => baseMinor)).toEqual([3_333n, 500n, 3_334n, 2_833n])
    expect(credits.reduce((sum, { vatMinor }) => sum + vatMinor, 0n)).toBe(1_100n)
    expect(credits.reduce((sum, { withheldMinor }) => sum + withheldMinor, 0n)).toBe(200n)
  })

  it('go by a letter of final tax, a treasurer’s article 22, and VAT that a collector keeps', () => {
    const letter = invoiceOf([line('a', 1_000_000n, { withholding: 'PPH23' })], {
      withheld: [{ code: 'UMKM_FINAL', base: '1000000', rate: 50, amount: '5000' }],
    })
    expect(creditAmounts(letter, [{ lineId: 'a', baseMinor: 500_000n }]).withheldMinor).toBe(2_500n)
    const treasurer = invoiceOf([line('a', 1_000_000n, { kind: 'GOODS' }), line('b', 1_000_000n)], {
      vatMinor: 220_000n,
      collectedVatMinor: 220_000n,
      withheld: [{ code: 'PPH22', base: '1000000', rate: 150, amount: '15000' }],
    })
    const credit = (lineId: string) => creditAmounts(treasurer, [{ lineId, quantity: 10_000n }]).withheldMinor
    expect([credit('a'), credit('b')]).toEqual([125_000n, 110_000n])
  })

  it('are refused above the line’s rest', () => {
    const attempt = (credit: WantedCredit) => () => creditAmounts(invoiceOf([line('a', 10_000n)]), [credit])
    expect(attempt({ lineId: 'a', quantity: 10_001n })).toThrow(AboveRest)
    expect(attempt({ lineId: 'a', quantity: 10_001n })).toThrow(expect.objectContaining({ place: 0, most: '1' }))
    expect(attempt({ lineId: 'a', baseMinor: 10_001n })).toThrow(expect.objectContaining({ place: 0, most: '100.00' }))
  })

  it('leave an advance what later invoices have deducted of it', () => {
    const advance = invoiceOf([line('a', 10_000n)], { kind: 'ADVANCE', consumedMinor: 4_000n })
    expect(creditAmounts(advance, [{ lineId: 'a', baseMinor: 6_000n }]).baseMinor).toBe(6_000n)
    expect(() => creditAmounts(advance, [{ lineId: 'a', baseMinor: 6_001n }])).toThrow(
      expect.objectContaining({ place: undefined, most: '60.00' }),
    )
  })
})

describe('what an invoice takes', () => {
  it.each([
    // Unpaid: all of it, with the share that is no longer withheld.
    [111n, 2n, 1n, 110n],
    // The cash has arrived: only what is no longer withheld.
    [2n, 2n, 1n, 1n],
    // Another invoice of the customer: its own withholding stays.
    [2n, 2n, 0n, 0n],
    [0n, 0n, 1n, 0n],
  ])('with %s left, %s of it withheld, and a share of %s is %s', (remainingMinor, withheldOpenMinor, share, room) => {
    expect(applicableAmount({ remainingMinor, withheldOpenMinor }, share)).toBe(room)
  })

  it.each([
    [11n, 1n, 1n],
    [111n, 0n, 2n],
    [110n, 0n, 1n],
    [109n, 0n, 0n],
    [1n, 2n, 1n],
  ])('of %s with a share of %s, %s is withheld no more', (amount, share, withheld) => {
    expect(withheldOf({ remainingMinor: 111n, withheldOpenMinor: 2n }, amount, share)).toBe(withheld)
  })
})

describe('what is due next', () => {
  const parts = [
    { dueDate: '2026-12-01', total: '30', withheld: '0' },
    { dueDate: null, total: '70', withheld: '7' },
  ]
  it.each([
    [100n, 7n, '2026-12-01'],
    [71n, 7n, '2026-12-01'],
    [70n, 7n, '2026-12-20'],
    [7n, 7n, '2026-12-20'],
    [0n, 0n, null],
  ])('with %s left, %s of it withheld: %s', (remainingMinor, withheldOpenMinor, date) => {
    const invoice = { totalMinor: 100n, withheldMinor: 7n, remainingMinor, withheldOpenMinor }
    expect(nextDueOf(invoice, '2026-12-20', parts)).toBe(date)
  })
})

describe('the lifecycle', () => {
  const permissions = new Set(Object.values(LIFECYCLE).map(({ permission }) => permission))
  const actionsIn = (
    status: (typeof CREDIT_MEMO_STATUSES)[number],
    authorIds: string[] = [],
    kind: (typeof CREDIT_MEMO_KINDS)[number] = 'CORRECTION',
    refundStatus: (typeof REFUND_STATUSES)[number] | null = null,
  ) =>
    allowedActions(
      { kind, status, authorIds, approveOwn: false, isStale: false, refundStatus, returnNoteStatus: 'NOT_NEEDED' },
      { actorId: 'me', permissions },
    )

  it('lets nobody void what was overpaid: it stands and falls with its payment', () => {
    expect(actionsIn('OPEN', [], 'OVERPAYMENT')).toEqual(['APPLY', 'SEND', 'REFUND'])
    expect(actionsIn('PENDING', [], 'OVERPAYMENT')).toEqual([])
  })

  it('lets a write-off be approved or deleted, and then taken back whole: it is no credit to apply', () => {
    expect(
      Object.fromEntries(CREDIT_MEMO_STATUSES.map(status => [status, actionsIn(status, [], 'WRITE_OFF')])),
    ).toEqual({
      DRAFT: ['DELETE', 'APPROVE'],
      PENDING: [],
      OPEN: [],
      PARTIALLY_APPLIED: [],
      APPLIED: ['VOID'],
      REFUNDING: [],
      REFUNDED: [],
      VOIDED: [],
    })
    expect(actionsIn('DRAFT', ['me'], 'WRITE_OFF')).toEqual(['DELETE'])
  })

  it('allows in each state what its table says', () => {
    expect(Object.fromEntries(CREDIT_MEMO_STATUSES.map(status => [status, actionsIn(status)]))).toEqual({
      DRAFT: ['UPDATE', 'DELETE', 'APPROVE'],
      PENDING: [],
      OPEN: ['APPLY', 'SEND', 'VOID', 'REFUND'],
      PARTIALLY_APPLIED: ['APPLY', 'SEND', 'UNDO', 'REFUND'],
      APPLIED: ['SEND', 'UNDO'],
      REFUNDING: ['SEND'],
      REFUNDED: ['SEND'],
      VOIDED: [],
    })
  })

  it('lets no author approve, and nobody without the permission', () => {
    expect(actionsIn('DRAFT', ['me'])).toEqual(['UPDATE', 'DELETE'])
    for (const action of CREDIT_MEMO_ACTIONS) {
      const without = new Set([...permissions].filter(one => one !== LIFECYCLE[action].permission))
      for (const kind of CREDIT_MEMO_KINDS)
        for (const status of statesFor(action, kind))
          expect(
            allowedActions(
              {
                kind,
                status,
                authorIds: [],
                approveOwn: false,
                isStale: false,
                refundStatus: 'ASKED',
                returnNoteStatus: 'AWAITED',
              },
              { actorId: 'me', permissions: without },
            ),
          ).not.toContain(action)
    }
  })

  it('lets a buyer’s note be recorded where it is awaited and undone where it is there, and voids nothing beneath it', () => {
    const of = (returnNoteStatus: 'AWAITED' | 'RECEIVED') =>
      allowedActions(
        {
          kind: 'CORRECTION',
          status: 'OPEN',
          authorIds: [],
          approveOwn: false,
          isStale: false,
          refundStatus: null,
          returnNoteStatus,
        },
        { actorId: 'me', permissions },
      )
    expect(of('AWAITED')).toEqual(['APPLY', 'SEND', 'VOID', 'REFUND', 'RECORD_RETURN_NOTE'])
    expect(of('RECEIVED')).toEqual(['APPLY', 'SEND', 'REFUND', 'UNDO_RETURN_NOTE'])
  })

  it('lets a refund be called off as long as nothing of it has left', () => {
    for (const kind of ['CORRECTION', 'OVERPAYMENT'] as const)
      expect(
        Object.fromEntries(REFUND_STATUSES.map(refund => [refund, actionsIn('REFUNDING', [], kind, refund)])),
      ).toEqual({
        ASKED: ['SEND', 'CALL_OFF_REFUND'],
        PAYING: ['SEND'],
        CALLING_OFF: ['SEND'],
        CALLED_OFF: ['SEND'],
        DONE: ['SEND'],
      })
  })

  it('brings a refund to what treasury says of it: money that left counts, whatever was wanted', () => {
    const nothing = { paidMinor: 0n, isClosed: false, isWanted: true }
    const cases = [
      nothing,
      { ...nothing, isClosed: true },
      { ...nothing, paidMinor: 9n },
      { ...nothing, paidMinor: 10n },
    ]
    const movesOf = (status: (typeof REFUND_STATUSES)[number]) =>
      cases.map(told => refundMoves({ status, amountMinor: 10n }, told))
    for (const status of ['ASKED', 'PAYING', 'DONE'] as const)
      expect(movesOf(status)).toEqual(['ASKED', 'ASKED', 'PAYING', 'DONE'])
    expect(movesOf('CALLING_OFF')).toEqual(['CALLING_OFF', 'CALLED_OFF', 'PAYING', 'DONE'])
    expect(new Set(movesOf('CALLED_OFF'))).toEqual(new Set(['CALLED_OFF']))
  })

  it('calls the rest of a refund off where nobody waits for it any more', () => {
    const unwanted = { paidMinor: 9n, isWanted: false }
    for (const status of ['ASKED', 'PAYING', 'CALLING_OFF', 'DONE'] as const) {
      const moves = (isClosed: boolean) => refundMoves({ status, amountMinor: 10n }, { ...unwanted, isClosed })
      expect([moves(false), moves(true)]).toEqual(['CALLING_OFF', 'CALLED_OFF'])
    }
    expect(refundMoves({ status: 'PAYING', amountMinor: 9n }, { ...unwanted, isClosed: true })).toBe('DONE')
  })

  it.each([
    ['PENDING', 10n, 0n, false, 'OPEN'],
    ['PENDING', 7n, 3n, false, 'PARTIALLY_APPLIED'],
    ['PENDING', 0n, 10n, false, 'REFUNDED'],
    ['PENDING', 7n, 3n, true, 'REFUNDING'],
    ['REFUNDING', 0n, 7n, false, 'REFUNDED'],
    ['REFUNDED', 1n, 6n, true, 'REFUNDING'],
    ['APPLIED', 0n, 3n, false, 'APPLIED'],
    ['APPLIED', 3n, 0n, false, 'PARTIALLY_APPLIED'],
  ] as const)('that was %s stands with %s left and %s given back (more may leave: %s) at %s', (...row) => {
    const [status, remainingMinor, refundedMinor, isAsked, standing] = row
    expect(statusByRefunds({ status, totalMinor: 10n, remainingMinor, refundedMinor, isAsked })).toBe(standing)
  })

  it.each([
    [10n, 'OPEN'],
    [1n, 'PARTIALLY_APPLIED'],
    [0n, 'APPLIED'],
  ])('stands with %s of 10 left at %s', (remainingMinor, status) => {
    expect(statusOf({ remainingMinor, totalMinor: 10n })).toBe(status)
  })
})
