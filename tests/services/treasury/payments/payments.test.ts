// Payments and transfers over real HTTP and Postgres.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene } from './support.ts'

// A Saturday, ten in the morning in Jakarta.
const api = await openTreasuryApi({ clock: stoppedClock('2026-11-21T03:00:00Z') })
const scene = await openScene(api)

describe('making', () => {
  it('makes a payment that needs approval', async () => {
    const made = await scene.create({ method: 'SKN', date: '2026-11-22', memo: 'INV 12' })
    expect(made).toMatchObject({
      number: 'PMT-2026-000001',
      kind: 'PAYMENT',
      status: 'NEEDS_APPROVAL',
      previousStatus: null,
      method: 'SKN',
      fee: { amount: '2900.00', currency: 'IDR' },
      date: '2026-11-22',
      // The day asked for is a Sunday.
      valueDate: '2026-11-23',
      beneficiary: { name: 'PT SINAR ABADI', accountNumber: '900012345' },
      approvalsNeeded: 1,
      allowedActions: ['UPDATE', 'CANCEL'],
      approvalObstacle: 'NO_PERMISSION',
      version: 1,
    })
  })

  it('approves it', async () => {
    const made = await scene.create()
    const answer = await scene.approve(made)
    expect(codesOf(answer)).toEqual([])
    expect(answer.body.results).toEqual([{ id: made.id, ok: true, errors: [] }])
    expect(await scene.read(made.id)).toMatchObject({ status: 'SCHEDULED', approvalsGiven: 1 })
  })
})
