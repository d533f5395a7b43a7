// The first-step facts of an organization, over HTTP: each appears and disappears with its record.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { fewestRoundTrips } from '../../support/roundTrips.ts'
import { openAccount } from './statementTransactions/support.ts'
import { openTreasuryApi, ROLES } from './support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:05:00Z') })

const NOTHING = {
  hasBankAccount: false,
  hasStatement: false,
  hasCounterparty: false,
  hasMatch: false,
  hasProvider: false,
  hasMinimumCash: false,
  hasApprovalPolicy: false,
}

async function openScene() {
  const organization = await api.organization()
  const maker = api.as(organization.id, [
    ...ROLES.maker,
    'treasury.analysis.view',
    'account.controls.manage',
    'treasury.providers.manage',
  ])
  const steps = async () => (await maker.get<typeof NOTHING>('/v1/first-steps')).body
  return { ...organization, maker, steps }
}

it('an organization without anything has none of them, whatever its entities make by themselves', async () => {
  const { steps } = await openScene()
  expect(await steps()).toEqual(NOTHING)
})

it('each fact follows from a record alone, and a match that is undone is none', async () => {
  const { maker, steps, entityId } = await openScene()
  const bankAccountId = await openAccount(maker, entityId)
  expect(await steps()).toEqual({ ...NOTHING, hasBankAccount: true })

  const line = await maker.post<{ id: string; version: number }>('/v1/statement-transactions', {
    bankAccountId,
    date: '2026-11-20',
    description: 'TRSF',
    direction: 'CREDIT',
    amount: '100.00',
  })
  expect(await steps()).toEqual({ ...NOTHING, hasBankAccount: true, hasStatement: true })

  const counterparty = await maker.post('/v1/counterparties', {
    legalName: 'PT Sinar',
    alias: 'Sinar',
    type: 'COMPANY',
    bankAccounts: [],
  })
  expect(counterparty.status, JSON.stringify(counterparty.body)).toBe(201)
  const provider = await maker.post(
    '/v1/payment-providers',
    { provider: 'DOKU', alias: 'Gerai', mode: 'FILE', bankAccountId, credentials: null },
    { 'idempotency-key': randomUUID() },
  )
  expect(provider.status, JSON.stringify(provider.body)).toBe(201)
  await maker.put('/v1/analysis/minimum-cash/IDR', { amount: '5.00', version: 0 })
  expect(await steps()).toEqual({
    ...NOTHING,
    hasBankAccount: true,
    hasStatement: true,
    hasCounterparty: true,
    hasProvider: true,
    hasMinimumCash: true,
  })
  await maker.put('/v1/analysis/minimum-cash/IDR', { amount: null, version: 1 })

  const expected = await maker.post<{ id: string }>('/v1/expected-transactions', {
    date: '2026-11-20',
    description: 'X',
    direction: 'CREDIT',
    amount: { amount: '100.00', currency: 'IDR' },
  })
  const match = await maker.post<{ id: string }>(
    '/v1/reconciliations',
    {
      statementTransactionIds: [line.body.id],
      expectedTransactionIds: [expected.body.id],
    },
    { 'idempotency-key': randomUUID() },
  )
  expect(match.status, JSON.stringify(match.body)).toBe(201)
  expect(await steps()).toMatchObject({ hasMatch: true, hasMinimumCash: false })
  const undone = await maker.post(`/v1/reconciliations/${match.body.id}/remove`, { reason: 'wrong' })
  expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300)
  expect(await steps()).toMatchObject({ hasMatch: false })
})

it('any member may ask, of their own organization alone, in one round trip', async () => {
  const scene = await openScene()
  await openAccount(scene.maker, scene.entityId)
  const other = await openScene()
  expect(await other.steps()).toEqual(NOTHING)
  const member = api.as(scene.id, [])
  expect((await member.get('/v1/first-steps')).body).toEqual({ ...NOTHING, hasBankAccount: true })
  expect(await fewestRoundTrips(() => member.get('/v1/first-steps'))).toBe(1)
})
