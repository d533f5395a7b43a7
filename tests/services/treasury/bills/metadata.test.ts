// Metadata fields that an organization requires of its bills: the rules, and their effect on bills over real HTTP and Postgres.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { checkMetadata } from '../../../../services/treasury/billSettings/metadata.ts'
import type { MetadataField } from '../../../../services/treasury/billSettings/table.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type BillBody, openScene } from './support.ts'

const field = (over: Partial<MetadataField> = {}): MetadataField => ({
  key: 'po_number',
  label: 'PO number',
  kind: 'TEXT',
  required: false,
  choices: [],
  ...over,
})
const kinds = [
  field(),
  field({ key: 'weight', label: 'Weight', kind: 'NUMBER' }),
  field({ key: 'arrived', label: 'Arrived', kind: 'DATE' }),
  field({ key: 'site', label: 'Site', kind: 'CHOICE', choices: ['Jakarta', 'Surabaya'] }),
]

describe('a value', () => {
  const check = (key: string, value: string) => 'values' in checkMetadata(kinds, [{ key, value }])
  it.each([
    ['po_number', 'PO/2026/1'],
    ['weight', '1250'],
    ['weight', '-1250.500000'],
    ['arrived', '2028-02-29'],
    ['site', 'Surabaya'],
    ['site', ''],
  ])('%s takes %s', (key, value) => expect(check(key, value)).toBe(true))
  it.each([
    ['weight', '1,250'],
    ['weight', '1e3'],
    ['weight', '1.1234567'],
    ['arrived', '2026-02-29'],
    ['arrived', '29/11/2026'],
    ['site', 'surabaya'],
    ['color', 'red'],
    ['__proto__', 'red'],
  ])('%s refuses %s', (key, value) => expect(check(key, value)).toBe(false))

  it('is stored in the order of the settings, with label and kind', () => {
    const input = [
      { key: 'site', value: ' Jakarta ' },
      { key: 'po_number', value: 'PO-1' },
    ]
    expect(checkMetadata(kinds, input)).toEqual({
      values: [
        { key: 'po_number', label: 'PO number', kind: 'TEXT', value: 'PO-1' },
        { key: 'site', label: 'Site', kind: 'CHOICE', value: 'Jakarta' },
      ],
    })
  })
})

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const admin = api.as(scene.organization.id, ['treasury.bills.view', 'account.company.manage', 'account.activity.view'])
type Settings = { metadataFields: MetadataField[]; version: number }
const read = async () => (await admin.get<Settings>('/v1/bill-settings')).body
async function set(...metadataFields: MetadataField[]) {
  const { version } = await read()
  return admin.put<Settings & Problem>('/v1/bill-settings', { metadataFields, version })
}
type Value = { key: string; label: string; kind: string; value: string }
type WithMetadata = BillBody & { metadata: Value[] }
const post = (over: object) =>
  scene.billMaker.post<WithMetadata & Problem>('/v1/bills', scene.billValues(over), { 'idempotency-key': randomUUID() })
const put = (of: WithMetadata, over: object) =>
  scene.billMaker.put<WithMetadata & Problem>(`/v1/bills/${of.id}`, {
    ...scene.billValues(over),
    version: of.version,
  })

describe('the settings', () => {
  it('are none at first, are changed by a version once, and the log keeps both states', async () => {
    expect(await read()).toEqual({ metadataFields: [], version: 0 })
    expect((await set(field())).body).toEqual({ metadataFields: [field()], version: 1 })
    const body = { metadataFields: [], version: 1 }
    const both = await Promise.all([admin.put('/v1/bill-settings', body), admin.put('/v1/bill-settings', body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { items } = (
      await admin.get<{ items: { action: string; changes: { before: string | null; after: string | null }[] }[] }>(
        '/v1/activity?recordType=BILL_SETTINGS',
      )
    ).body
    expect(items.map(({ action }) => action)).toEqual(['SETTINGS_CHANGED', 'SETTINGS_CHANGED'])
    expect(items.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
      [[JSON.stringify([field()]), null]],
      [[null, JSON.stringify([field()])]],
    ])
  })

  it('are refused with keys twice, a choice of nothing, a strange key, and more than ten fields', async () => {
    const many = Array.from({ length: 11 }, (_, at) => field({ key: `key_${at}` }))
    const refusals = async (...fields: MetadataField[]) =>
      (await set(...fields)).body.errors?.map(({ path, code }) => [path, code])
    expect(await refusals(field(), field({ label: 'Other' }))).toEqual([['metadataFields.1.key', 'U-TRSY-BI-12']])
    expect(await refusals(field({ kind: 'CHOICE' }))).toEqual([['metadataFields.0.choices', 'REQUIRED']])
    expect(await refusals(field({ key: 'PO number' }))).toEqual([['metadataFields.0.key', 'INVALID_FORMAT']])
    expect(await refusals(...many)).toEqual([['metadataFields', 'TOO_MANY']])
    expect((await set(...many.slice(0, 10))).status).toBe(200)
  })

  it('are changed by whoever manages the company only, and are the organization’s own', async () => {
    const body = { metadataFields: [], version: (await read()).version }
    expect((await scene.billMaker.put<Problem>('/v1/bill-settings', body)).body.code).toBe('G-20')
    const other = await api.organization('PT Lain')
    const stranger = api.as(other.id, ['treasury.bills.view'])
    expect((await stranger.get<Settings>('/v1/bill-settings')).body).toEqual({ metadataFields: [], version: 0 })
  })
})

describe('a bill', () => {
  it('needs what is required (BI-6), and refuses what is unknown or of another kind (BI-7)', async () => {
    await set(field({ required: true }), ...kinds.slice(1))
    const absent = await post({})
    expect([absent.status, absent.body.code]).toEqual([422, 'U-TRSY-BI-6'])
    expect(absent.body.errors).toEqual([
      { path: 'metadata.po_number', code: 'U-TRSY-BI-6', message: 'PO number is required.' },
    ])
    const wrong = await post({
      metadata: [
        { key: 'weight', value: 'heavy' },
        { key: 'color', value: 'red' },
      ],
    })
    expect(wrong.body.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['metadata.weight', 'U-TRSY-BI-7'],
      ['metadata.color', 'U-TRSY-BI-7'],
      ['metadata.po_number', 'U-TRSY-BI-6'],
    ])
    const made = await post({ metadata: [{ key: 'po_number', value: 'PO-7' }] })
    expect(made.status).toBe(201)
    expect(made.body.metadata).toEqual([{ key: 'po_number', label: 'PO number', kind: 'TEXT', value: 'PO-7' }])
  })

  it('stays readable when a field is renamed, changes its kind or goes, also when it is changed itself', async () => {
    await set(...kinds)
    const { body: made } = await post({
      metadata: [
        { key: 'po_number', value: 'PO-8' },
        { key: 'site', value: 'Jakarta' },
      ],
    })
    await set(field({ label: 'Order', kind: 'NUMBER', required: true }))
    const old = await scene.billMaker.get<WithMetadata>(`/v1/bills/${made.id}`)
    expect(old.body.metadata).toEqual(made.metadata)
    expect((await put(made, { metadata: [{ key: 'po_number', value: 'PO-8' }] })).body.code).toBe('U-TRSY-BI-7')
    const { body: changed } = await put(made, { metadata: [{ key: 'po_number', value: '8' }] })
    expect(changed.metadata).toEqual([
      { key: 'po_number', label: 'Order', kind: 'NUMBER', value: '8' },
      { key: 'site', label: 'Site', kind: 'CHOICE', value: 'Jakarta' },
    ])
  })
})
