// Products, which lines of orders and invoices refer to.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { freshAccount, logistics, people } from '../support.ts'

const service = await freshAccount()
const owner = await service.as(people.owner.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)

type Product = { id: string; code: string; name: string; version: number; taxUnit: { code: string; name: string } }
type Page = { items: Product[]; next: string | null }

let made = 0
const input = (more: object = {}) => ({
  code: `P-${(made += 1)}`,
  name: 'Jasa konsultasi',
  kind: 'SERVICE',
  unit: 'jam',
  taxUnit: 'UM.0027',
  vatTreatment: 'STANDARD',
  withholding: 'PPH23',
  ...more,
})
const create = async (more: object = {}) => (await maker.post<Product>('/v1/products', input(more))).body

describe('products', () => {
  it('are made with unit and taxes, told in the log, and listed by code', async () => {
    const answer = await maker.post<Product>('/v1/products', input({ code: 'AA-1', name: 'Kabel tembaga' }))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        code: 'AA-1',
        status: 'ACTIVE',
        taxUnit: { code: 'UM.0027', name: 'Jam' },
        withholding: 'PPH23',
        version: 1,
      },
    })
    const told = await service.sql(`select action, record_label, changes from activity_log where record_id = $1`, [
      answer.body.id,
    ])
    expect(told).toMatchObject([{ action: 'CREATED', record_label: 'AA-1' }])
    const { body: found } = await viewer.get<Page>('/v1/products?search=tembaga%20aa')
    expect(found.items.map(({ code }) => code)).toEqual(['AA-1'])
    expect((await viewer.get('/v1/products/summary?search=tembaga')).body).toEqual({ totalCount: 1 })
    expect((await viewer.get<Product>(`/v1/products/${answer.body.id}`)).body).toEqual(answer.body)
    expect((await viewer.get<{ items: unknown[] }>('/v1/tax-units')).body.items).toHaveLength(39)
  })

  it('have a code of their own, whatever its case, also of two at once', async () => {
    const { code } = await create()
    const again = await maker.post('/v1/products', input({ code: code.toLowerCase() }))
    expect(again).toMatchObject({ status: 422, body: { code: 'U-ACC-PD-1', errors: [{ path: 'code' }] } })
    const both = await Promise.all([1, 2].map(() => maker.post('/v1/products', input({ code: 'RACE' }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  it.each([
    [{ taxUnit: 'UM.0040' }, 'U-ACC-PD-2'],
    [{ taxUnit: 'toString' }, 'U-ACC-PD-2'],
    [{ code: '' }, 'G-2'],
    [{ code: 'a\u202Eb' }, 'G-2'],
    [{ vatTreatment: 'ELEVEN' }, 'G-2'],
    [{ withholding: 'UMKM_FINAL' }, 'G-2'],
    [{ price: '1' }, 'G-2'],
  ])('refuse %j with %s', async (more, code) => {
    expect(await maker.post('/v1/products', input(more))).toMatchObject({ status: 422, body: { code } })
  })

  it('are changed as they were seen, and of two changes at once one is stale', async () => {
    const product = await create()
    const edit = (name: string) =>
      maker.put<Product>(`/v1/products/${product.id}`, {
        ...input({ code: product.code, name }),
        status: 'INACTIVE',
        version: product.version,
      })
    const answers = await Promise.all([edit('Satu'), edit('Dua')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ status: 'INACTIVE', version: 2 })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'G-3' })
  })

  it('are made once under one key', async () => {
    const key = randomUUID()
    const body = input()
    const send = () =>
      service.send<Product>('POST', '/v1/products', {
        body,
        authorization: `Bearer ${maker.token}`,
        headers: { 'idempotency-key': key },
      })
    const [one, other] = [await send(), await send()]
    expect(other.body).toEqual(one.body)
  })

  it('are deleted one by one, and each stands on its own', async () => {
    const { id } = await create()
    const unknown = randomUUID()
    const { body } = await maker.post<{ results: object[] }>('/v1/products/delete', { ids: [id, unknown] })
    expect(body.results).toMatchObject([
      { id, ok: true },
      { id: unknown, ok: false, errors: [{ code: 'G-7' }] },
    ])
    expect((await maker.get(`/v1/products/${id}`)).status).toBe(404)
  })

  it('are changed by whoever manages orders alone', async () => {
    const { id } = await create()
    const edit = { ...input(), status: 'ACTIVE', version: 1 }
    for (const answer of await Promise.all([
      viewer.post('/v1/products', input()),
      viewer.put(`/v1/products/${id}`, edit),
      viewer.post('/v1/products/delete', { ids: [id] }),
    ]))
      expect(answer).toMatchObject({ status: 403, body: { code: 'G-20' } })
  })

  it('T1: of another organization are unknown', async () => {
    const { id } = await create()
    const edit = { ...input(), status: 'ACTIVE', version: 1 }
    expect(await elsewhere.get(`/v1/products/${id}`)).toMatchObject({ status: 404, body: { code: 'G-7' } })
    expect(await elsewhere.put(`/v1/products/${id}`, edit)).toMatchObject({ status: 404 })
    expect((await elsewhere.get<Page>(`/v1/products?ids=${id}`)).body.items).toEqual([])
    const { body } = await elsewhere.post<{ results: object[] }>('/v1/products/delete', { ids: [id] })
    expect(body.results).toMatchObject([{ ok: false, errors: [{ code: 'G-7' }] }])
    expect((await owner.get(`/v1/products/${id}`)).status).toBe(200)
  })
})
