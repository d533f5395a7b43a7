// A counterparty is one beneficiary: a day's payments to all its accounts are added up, whoever pays and in whatever order.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene, type PaymentBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)

let numbers = 0
/** A counterparty with this number of accounts, by id. */
async function partyWith(accounts: number): Promise<string[]> {
  const bankAccounts = Array.from({ length: accounts }, () => ({
    bankCode: '008',
    accountNumber: `90077${String(++numbers).padStart(5, '0')}`,
    accountName: 'PT Banyak Rekening',
  }))
  const party = await scene.party({ bankAccounts }, bankAccounts[0])
  return party.bankAccounts.map(({ id }) => id)
}
const pay = (counterpartyAccountId: string | undefined, amount = '60000000.00') =>
  scene.create({ counterpartyAccountId, amount: { amount, currency: 'IDR' } })

beforeAll(async () => {
  const bands = [
    { upToMinor: '10000000000', steps: [{ approverIds: [] }], inOrder: false },
    { upToMinor: null, steps: [{ approverIds: [] }, { approverIds: [] }], inOrder: false },
  ]
  await scene.inside(tx =>
    tx.execute(`insert into approval_policy (organization_id, id, name, currency, bands) values
      ('${scene.organization.id}', '${randomUUID()}', 'Bands', 'IDR', '${JSON.stringify(bands)}')`),
  )
})

describe('payments to several accounts of one counterparty', () => {
  it('count together: the one that brings the day over the band needs the approvals of all', async () => {
    const [one, two] = await partyWith(2)
    expect(await pay(one)).toMatchObject({ approvalsNeeded: 1 })
    expect(await pay(two)).toMatchObject({ approvalsNeeded: 2 })
    const [other] = await partyWith(1)
    expect(await pay(other)).toMatchObject({ approvalsNeeded: 1 })
  })

  it('count together where they are made at one moment', async () => {
    const accounts = await partyWith(5)
    const made = await Promise.all(accounts.map(account => pay(account)))
    const needed = made.map(({ approvalsNeeded }: PaymentBody) => approvalsNeeded).toSorted()
    expect(needed).toEqual([1, 2, 2, 2, 2])
  })
})

describe('transfers between own accounts', () => {
  it('count by account', async () => {
    const amount = { amount: '60000000.00', currency: 'IDR' }
    const second = await scene.account({ currency: 'IDR' })
    expect(await scene.transfer({ amount, method: null })).toMatchObject({ approvalsNeeded: 1 })
    expect(await scene.transfer({ amount, toAccountId: second.id, method: null })).toMatchObject({ approvalsNeeded: 1 })
  })
})
