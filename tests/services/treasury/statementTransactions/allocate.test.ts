import { beforeAll, expect, it } from 'vitest'
import type { Tx } from '../../../../services/kit/database/database.ts'
import { newId } from '../../../../services/kit/ids.ts'
import { bankAccount } from '../../../../services/treasury/bankAccounts/table.ts'
import { entity, organization } from '../../../../services/treasury/projection/table.ts'
import {
  allocateStatement,
  allocateStatementMany,
  lockStatements,
} from '../../../../services/treasury/statementTransactions/allocate.ts'
import { unreconciledCounts } from '../../../../services/treasury/statementTransactions/perAccount.ts'
import { statementTransaction } from '../../../../services/treasury/statementTransactions/table.ts'
import { freshDatabase } from '../../../support/database.ts'

const { database } = await freshDatabase({ service: 'treasury', max: 12 })
const [organizationId, entityId, accountId] = [newId(), newId(), newId()]
const inside = <T>(use: (tx: Tx) => Promise<T>) => database.inOrganization(organizationId, newId(), use)

async function line(values: { amountMinor?: bigint; date?: string; status?: 'ARCHIVED' } = {}): Promise<string> {
  const id = newId()
  await inside(tx =>
    tx.insert(statementTransaction).values({
      organizationId,
      id,
      bankAccountId: accountId,
      date: '2026-11-20',
      description: 'TRSF',
      direction: 'CREDIT',
      amountMinor: 100n,
      currency: 'IDR',
      fingerprint: newId(),
      ...values,
    }),
  )
  return id
}

beforeAll(async () => {
  await inside(async tx => {
    await tx.insert(organization).values({
      organizationId,
      name: 'Arus',
      legalName: 'PT Arus',
      defaultCurrency: 'IDR',
      timeZone: 'Asia/Jakarta',
      modes: ['TREASURY'],
    })
    await tx.insert(entity).values({ organizationId, id: entityId, name: 'PT Arus', isDefault: true })
    await tx.insert(bankAccount).values({
      organizationId,
      id: accountId,
      entityId,
      bankCode: '014',
      accountNumber: '1234567890',
      alias: 'Main',
      connectionType: 'MANUAL',
      currency: 'IDR',
    })
  })
})

it('derives the status from what is allocated, there and back', async () => {
  const id = await line()
  const walk = async (delta: bigint) => {
    const { status, allocatedMinor, version } = await inside(tx => allocateStatement(tx, id, delta))
    return [status, allocatedMinor, version]
  }
  expect(await walk(40n)).toEqual(['PARTIALLY_RECONCILED', 40n, 2])
  expect(await walk(60n)).toEqual(['RECONCILED', 100n, 3])
  expect(await walk(-100n)).toEqual(['UNRECONCILED', 0n, 4])
})

it('never allocates more than the amount, less than nothing, or to what is archived or unknown', async () => {
  const id = await line()
  const archived = await line({ status: 'ARCHIVED' })
  const refusal = (...allocations: { id: string; deltaMinor: bigint }[]) =>
    inside(tx => allocateStatementMany(tx, allocations)).then(
      () => 'allowed',
      (error: Error) => error.message.split(':')[0],
    )
  expect(await refusal({ id, deltaMinor: 101n })).toBe('U-TRSY-RC-3')
  expect(await refusal({ id, deltaMinor: -1n })).toBe('U-TRSY-RC-3')
  expect(await refusal({ id: archived, deltaMinor: 1n })).toBe('U-TRSY-RC-18')
  expect(await refusal({ id: newId(), deltaMinor: 1n })).toBe('G-7')
  expect(await refusal({ id, deltaMinor: 60n }, { id, deltaMinor: 60n })).toBe('U-TRSY-RC-3')
  const [row] = await inside(tx => lockStatements(tx, [id]))
  expect(row).toMatchObject({ allocatedMinor: 0n, version: 1 })
})

it('lets one of ten win the whole of a line', async () => {
  for (let round = 0; round < 20; round++) {
    const id = await line()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => inside(tx => allocateStatement(tx, id, 100n))),
    )
    expect(tries.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  }
})

it('says per account how much is open', async () => {
  const before = await inside(tx => unreconciledCounts(tx, [accountId]))
  const id = await line()
  await inside(tx => allocateStatement(tx, id, 1n))
  expect((await inside(tx => unreconciledCounts(tx, [accountId, newId()]))).get(accountId)).toBe(
    (before.get(accountId) ?? 0) + 1,
  )
})
