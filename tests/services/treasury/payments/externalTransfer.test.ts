// A transfer to an external account of the same entity: its name is the entity's, whatever is typed.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { makeOccurrences } from '../../../../services/treasury/payments/recurrence/makeOccurrences.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })
const scene = await openScene(api)
const outside = { bankCode: '046', accountNumber: '7700001' }
const external = (over: object = {}) =>
  scene.transferValues({ toAccountId: undefined, toExternalAccount: outside, ...over })
const make = async (over: object = {}) => {
  const { status, body } = await scene.tryCreate(external(over))
  expect([status, body.code]).toEqual([201, undefined])
  return body
}
const entityName = async () => (await scene.transfer()).beneficiary.name

it('goes to the entity itself, is approved like any other, and is expected where it leaves alone', async () => {
  const made = await make()
  expect(made).toMatchObject({
    kind: 'TRANSFER',
    toAccountId: null,
    counterpartyId: null,
    beneficiary: { name: await entityName(), accountNumber: '7700001', bank: { code: '046' } },
    allowedActions: expect.arrayContaining(['UPDATE']),
  })
  await scene.approve(made)
  const approved = await scene.read(made.id)
  expect(approved).toMatchObject({ status: 'SCHEDULED' })
  expect(approved.expectedTransactionIds).toHaveLength(1)
  const exported = await scene.maker.post<{ content: string }>('/v1/payments/export', { ids: [made.id] })
  expect(exported.status).toBe(200)
  expect(exported.body.content).toContain('7700001')
})

it('takes the method that its bank and amount admit, and its approvals are of the account', async () => {
  const { body } = await scene.maker.get<{ methods: { method: string; possible: boolean }[] }>(
    `/v1/payments/options?fromAccountId=${scene.bca.id}&toBankCode=046&toAccountNumber=7700001&amount=1000.00&date=2026-11-23`,
  )
  const possible = body.methods.flatMap(({ method, possible: can }) => (can ? [method] : []))
  expect(possible).toContain('BI_FAST')
  expect(possible).not.toContain('SAME_BANK')
  const within = await make({ toExternalAccount: { bankCode: '014', accountNumber: '7700002' }, method: null })
  expect(within.method).toBe('SAME_BANK')
  const edited = await scene.maker.put<PaymentBody>(`/v1/payments/${within.id}`, {
    ...external({ toExternalAccount: { bankCode: '014', accountNumber: '7700003' }, method: null }),
    version: within.version,
  })
  expect(edited.body.beneficiary.accountNumber).toBe('7700003')
})

it('is refused to an account that is kept here, that a counterparty has, at no bank, and for a payment', async () => {
  const kept = await scene.account({ accountNumber: '7700010' })
  await scene.party({}, { bankCode: '046', accountNumber: '7700011' })
  const own = (await scene.maker.get<{ accountNumber: string }>(`/v1/bank-accounts/${scene.bca.id}`)).body
  const refusedOf = async (over: object) => codesOf(await scene.tryCreate(external(over)))
  const objectionTo = async (over: object) => (await scene.tryCreate(external(over))).body.errors?.[0]
  const at = (bankCode: string, accountNumber: string) => ({ toExternalAccount: { bankCode, accountNumber } })
  expect(kept.id).toBeTruthy()
  expect(await refusedOf(at('014', '7700010'))).toEqual(['U-TRSY-TF-36'])
  expect(await refusedOf(at('014', '0007700010'))).toEqual(['U-TRSY-TF-36'])
  expect(await refusedOf(at('014', own.accountNumber))).toEqual(['U-TRSY-TF-3'])
  expect(await refusedOf(at('014', `00${own.accountNumber}`))).toEqual(['U-TRSY-TF-3'])
  expect(await refusedOf(at('046', '7700011'))).toEqual(['U-TRSY-TF-37'])
  expect(await refusedOf(at('999', '7700012'))).toEqual(['U-TRSY-BA-12'])
  const invalid = { path: 'toExternalAccount', code: 'INVALID_VALUE' }
  expect(await objectionTo({ kind: 'PAYMENT' })).toMatchObject(invalid)
  expect(await objectionTo({ toAccountId: kept.id })).toMatchObject(invalid)
})

it('repeats to the same account', async () => {
  const made = await make({ recurrence: 'WEEKLY', toExternalAccount: { bankCode: '046', accountNumber: '7700020' } })
  clock.set('2026-11-24T03:00:00Z')
  await makeOccurrences(api)
  clock.set('2026-11-23T03:00:00Z')
  const { items } = await scene.list(`recurrenceId=${made.recurrence?.id}`)
  expect(items.map(({ beneficiary }) => beneficiary.accountNumber)).toEqual(['7700020', '7700020'])
})
