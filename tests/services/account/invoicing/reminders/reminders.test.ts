// Reminders over HTTP and Postgres: what a morning run sends and what prevents it, two concurrent workers and one that dies, and manual
// reminders.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readOpenParts } from '../../../../../services/account/invoicing/reminders/parts.ts'
import { sendDue } from '../../../../../services/account/invoicing/reminders/send.ts'
import { reminding, remindOrganization } from '../../../../../services/account/invoicing/reminders/worker.ts'
import { DEFAULT_LEVELS } from '../../../../../services/account/invoicing/reminders/rules.ts'
import { accountModules } from '../../../../../services/account/modules.ts'
import { stoppedClock } from '../../../../../services/kit/clock.ts'
import { openDatabase } from '../../../../../services/kit/database/database.ts'
import { isNationalWorkingDay } from '../../../../../services/kit/nationalHolidays.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { until } from '../../../../support/until.ts'
import { accountOn, freshAccount, emailsOf, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line, type Result } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, post } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Settings = { isOn: boolean; areSlipsOn: boolean; levels: typeof DEFAULT_LEVELS; version: number }
type Letter = {
  kind: string
  level: number | null
  day: string
  isByHand: boolean
  emails: string[]
  sentBy: string | null
  parts: { invoiceId: string; number: string; partName: string | null; amount: { amount: string } }[]
}
type Agreement = { promisedOn: string | null; isDisputed: boolean; disputeReason: string | null; version: number }

const { today } = (await viewer.get<{ today: string }>('/v1/aged-receivables')).body
const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
const morning = (days = 0) =>
  Temporal.PlainDate.from(day(days)).toZonedDateTime({ timeZone: 'Asia/Jakarta', plainTime: '10:00' })
const log = { warn: (told: unknown) => void failures.push(told) }
const failures: unknown[] = []
const remind = (days = 0, account = service.account) => remindOrganization({ account, log }, retail, morning(days))

const service100 = { kind: 'SERVICE', quantity: '1', price: '100000000' }
/** An issued invoice of 111 million with its due date relative to today, and its number. */
async function invoiceDue(customerId: string, days: number, more: object = {}, of: object = service100) {
  const { id, number } = await issue((await written(customerId, { lines: [line(of)], ...more })).id)
  await service.sql(
    `update invoice set invoice_date = $3, due_date = $2::date, next_due_date = $2::date where id = $1`,
    [id, day(days), day(-400)],
  )
  return { id, number: number ?? '' }
}
const emailsTo = async (customerId: string) =>
  (await viewer.get<{ items: Letter[] }>(`/v1/reminders/of-customers?customerIds=${customerId}`)).body.items
const mailsAbout = async (number: string) =>
  (await emailsOf(service)).filter(
    mail =>
      (mail.template === 'paymentReminder' || mail.template === 'slipReminder') &&
      mail.values.items.some(({ name }) => name.startsWith(number)),
  )
const agreementOf = async (id: string) =>
  (await viewer.get<{ items: Agreement[] }>(`/v1/invoices/agreements?invoiceIds=${id}`)).body.items[0]
const remindByHand = async (ids: string[], person = maker) =>
  (await person.post<{ results: Result[] } & Problem>('/v1/invoices/remind', { ids })).body.results.map(
    ({ ok, errors }) => (ok ? 'sent' : errors[0]?.code),
  )

/** Another worker with its own clock. */
const clock = stoppedClock(new Date().toISOString())
const other = openDatabase({ url: service.database.url, service: 'account', modules: accountModules, max: 4, clock })
atFileEnd(() => other.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
async function pay(customerId: string, invoiceId: string, amount: string) {
  const { body: file } = await maker.post<{ id: string }>('/v1/files', {
    purpose: 'PAYMENT_PROOF',
    name: 'bukti.pdf',
    size: PDF.length,
    contentType: 'application/pdf',
  })
  await fetch(`${service.address}/v1/files/${file.id}/content`, {
    method: 'PUT',
    headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
    body: new Uint8Array(PDF),
  })
  const { status, body } = await post(maker, '/v1/received-payments', {
    customerId,
    method: 'OTHER',
    paymentDate: today,
    currency: 'IDR',
    amount,
    applications: [{ invoiceId, amount }],
    fileIds: [file.id],
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
}

afterEach(() => {
  const [failed] = failures.splice(0)
  if (failed !== undefined) throw new Error('a customer was not reminded', { cause: failed })
})

describe('before anybody switches them on', () => {
  it('sends nothing, and tells what would be sent when', async () => {
    const customer = await orders.customerWith(null)
    await invoiceDue(customer, -8)
    expect(await remind()).toBe(true)
    expect(await emailsTo(customer)).toEqual([])
    const { body } = await viewer.get<Settings>('/v1/reminder-settings')
    expect(body).toEqual({ isOn: false, areSlipsOn: false, levels: DEFAULT_LEVELS, version: 0 })
  })

  it('is changed by who manages the company alone, in order, and begins on the next working morning', async () => {
    const input = { isOn: true, areSlipsOn: true, levels: DEFAULT_LEVELS, version: 0 }
    expect((await maker.put('/v1/reminder-settings', input)).status).toBe(403)
    const unordered = await admin.put('/v1/reminder-settings', { ...input, levels: DEFAULT_LEVELS.toReversed() })
    expect(unordered.body.errors).toMatchObject([{ path: 'levels.1.days', code: 'U-ACC-RM-5' }])
    const reversed = DEFAULT_LEVELS.map(({ days }) => ({ days, words: { en: null, id: 'Halo\u202Etxt.exe' } }))
    expect((await admin.put('/v1/reminder-settings', { ...input, levels: reversed })).body.errors?.[0]).toMatchObject({
      path: 'levels.0.words.id',
      code: 'INVALID_CHARACTERS_IN_PROSE',
    })
    expect((await admin.put<Settings>('/v1/reminder-settings', input)).body.version).toBe(1)
    expect((await admin.put('/v1/reminder-settings', input)).body.code).toBe('G-3')
    const customer = await orders.customerWith(null)
    await invoiceDue(customer, -8)
    await remind(-1)
    expect(await emailsTo(customer)).toEqual([])
  })
})

describe('a morning', () => {
  beforeAll(async () => {
    await service.sql(`update reminder_settings set payments_since = '2026-01-01', slips_since = null`)
  })

  it('sends one letter of all that has reached a level, in the words of the highest, and no level twice', async () => {
    const customer = await orders.customerWith(null)
    const [late, due] = [await invoiceDue(customer, -8), await invoiceDue(customer, 0)]
    const later = await invoiceDue(customer, 20)
    await remind()
    const [letter, ...others] = await emailsTo(customer)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'PAYMENT', level: 3, day: today, isByHand: false, sentBy: null })
    expect(letter?.parts.map(({ number, amount }) => [number, amount.amount])).toEqual([
      [late.number, '111000000.00'],
      [due.number, '111000000.00'],
    ])
    const [mail] = await mailsAbout(late.number)
    expect(mail).toMatchObject({
      to: { email: letter?.emails[0] },
      language: 'id',
      values: { tone: 'LATE', words: null, total: 'Rp222.000.000,00', links: [] },
    })
    await remind()
    await remind(1)
    expect(await emailsTo(customer)).toHaveLength(1)
    // After weeks of downtime, only the latest missed reminder is sent.
    await remind(30)
    const [newest, ...before] = await emailsTo(customer)
    expect(before).toHaveLength(1)
    // There was no third reminder before: the text must not claim one.
    expect(newest?.level).toBe(3)
    expect(newest?.parts.map(({ number }) => number)).toEqual([late.number, due.number, later.number])
    const { rows } = await service.database.inOrganization(retail, null, tx =>
      tx.execute<{ changes: { field: string; after: string }[] }>(
        `select changes from activity_log where record_id = '${later.id}' and action = 'SENT' order by at desc limit 1`,
      ),
    )
    expect(rows[0]?.changes).toContainEqual({ field: 'reminder', before: null, after: '3' })
  })

  it('goes on where the customer is deactivated: what is open is reminded of and can be paid', async () => {
    const customer = await orders.customerWith(null)
    const { id, number } = await invoiceDue(customer, -8, {}, { kind: 'SERVICE', quantity: '1', price: '1000000' })
    const { body } = await maker.get<{ version: number }>(`/v1/customers/${customer}`)
    expect(
      (await maker.post(`/v1/customers/${customer}/deactivate`, { version: body.version, reason: 'tutup' })).status,
    ).toBe(200)
    await remind()
    expect(await mailsAbout(number)).toMatchObject([{ template: 'paymentReminder' }])
    expect((await maker.post(`/v1/invoices/${id}/checkout-links`)).status).toBe(201)
    await pay(customer, id, '1110000.00')
    expect((await maker.get<{ status: string }>(`/v1/invoices/${id}`)).body.status).toBe('PAID')
  })

  it('tells of each instalment, in own words, and with a new link where one was given out', async () => {
    const { body: settings } = await admin.get<Settings>('/v1/reminder-settings')
    const levels = settings.levels.map((level, place) =>
      place === 2 ? { ...level, words: { en: null, id: 'Salam.\n\nMohon dibayar.' } } : level,
    )
    await admin.put('/v1/reminder-settings', { ...settings, levels })
    const customer = await orders.customerWith(null)
    const { id, number } = await invoiceDue(customer, 6, {
      milestones: [
        { name: 'Uang muka', percent: '30', dueDate: '2026-11-21' },
        { name: 'Pelunasan', percent: '70' },
      ],
    })
    await service.sql('update invoice_milestone set due_date = $2::date where invoice_id = $1 and place = 0', [
      id,
      day(-9),
    ])
    await maker.post(`/v1/invoices/${id}/checkout-links`)
    await remind()
    const [letter] = await emailsTo(customer)
    expect(letter?.parts.map(({ partName, amount }) => [partName, amount.amount])).toEqual([
      ['Uang muka', '33300000.00'],
    ])
    const [mail] = await mailsAbout(number)
    expect(mail).toMatchObject({
      values: {
        words: 'Salam.\n\nMohon dibayar.',
        items: [{ name: `${number} · Uang muka` }],
        total: null,
        links: [{ number }],
      },
    })
    const { body: links } = await viewer.get<{ items: object[] }>(`/v1/checkout-links/of-invoices?invoiceIds=${id}`)
    expect(links.items).toEqual([{ invoiceId: id, count: 2 }])
  })

  it('is decided when it is sent: what was paid or promised after it was read is not in it', async () => {
    const customer = await orders.customerWith(null)
    const { id, number } = await invoiceDue(customer, -8)
    const asked = await service.database.inOrganization(retail, null, tx =>
      readOpenParts(tx, { today, invoiceIds: [id] }),
    )
    const send = () =>
      service.database.inOrganization(retail, null, tx =>
        sendDue(tx, service.account, {
          customerId: customer,
          day: today,
          levels: DEFAULT_LEVELS,
          asked: asked.map(part => ({ ...part, place: 2 })),
        }),
      )
    await pay(customer, id, '11000000')
    expect(await send()).toBe('CHANGED')
    expect(await emailsTo(customer)).toEqual([])
    await remind()
    expect((await emailsTo(customer))[0]?.parts[0]?.amount.amount).toBe('100000000.00')
    await pay(customer, id, '100000000')
    await remind(20)
    expect(await mailsAbout(number)).toHaveLength(1)
  })

  it('passes over what is promised, disputed or paused, until it is not', async () => {
    const [promising, disputing, pausing] = await Promise.all([0, 1, 2].map(() => orders.customerWith(null)))
    const promised = await invoiceDue(promising!, -8)
    const disputed = await invoiceDue(disputing!, -8)
    await invoiceDue(pausing!, -8)
    const promise = await maker.put<Agreement>(`/v1/invoices/${promised.id}/promise`, {
      date: day(3),
      note: 'kata Bu Tania',
      version: 0,
    })
    expect(promise.body).toMatchObject({ promisedOn: day(3), version: 1 })
    await maker.put(`/v1/invoices/${disputed.id}/dispute`, { reason: 'jumlah kurang', version: 0 })
    const pause = { days: [1, 20], isPaused: true, pausedUntil: day(10), version: 0 }
    expect((await maker.put(`/v1/customers/${pausing}/reminder-settings`, pause)).status).toBe(200)
    await remind()
    for (const customer of [promising, disputing, pausing]) expect(await emailsTo(customer!)).toEqual([])
    // The promise was broken, the pause is over, and the dispute is settled.
    await remind(4)
    expect(await emailsTo(promising!)).toHaveLength(1)
    await remind(13)
    // The text must not claim an unsent reminder: the first one's text is used for the second.
    expect((await emailsTo(pausing!))[0]?.level).toBe(1)
    const closed = await maker.put<Agreement>(`/v1/invoices/${disputed.id}/dispute`, { reason: null, version: 1 })
    expect(closed.body).toMatchObject({ isDisputed: false, disputeReason: 'jumlah kurang' })
    await remind(14)
    expect(await emailsTo(disputing!)).toHaveLength(1)
  })
})

describe('two workers, and one that dies', () => {
  it('send each customer one letter, whoever is first', async () => {
    const account = await accountOn(other)
    const customers: string[] = []
    for (let made = 0; made < 6; made += 1) {
      const customer = await orders.customerWith(null)
      await invoiceDue(customer, -8)
      customers.push(customer)
    }
    await Promise.all([remind(), remind(0, account), remind(), remind(0, account)])
    for (const customer of customers) expect(await emailsTo(customer)).toHaveLength(1)
    const { items } = (
      await viewer.get<{ items: Letter[] }>(`/v1/reminders/of-customers?customerIds=${customers.join(',')}`)
    ).body
    for (const { parts } of items) expect(await mailsAbout(parts[0]!.number)).toHaveLength(1)
  })

  it('leave nothing half sent: the next one sends it, once', async () => {
    const customer = await orders.customerWith(null)
    const { id, number } = await invoiceDue(customer, -8)
    // It waits for the invoice, with its email's customer locked; then its connection is terminated, as by kill -9.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = service.database.inOrganization(retail, null, async tx => {
      await tx.execute(`select from invoice where id = '${id}' for update`)
      await released
    })
    const dying = remind()
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and pid <> pg_backend_pid() and query like '%no key update%'`
    await until(async () => (await service.sql(waiting)).length > 0)
    await service.sql(`select pg_terminate_backend(pid) from (${waiting}) w`)
    expect(await dying).toBe(false)
    expect(failures.splice(0)).toHaveLength(1)
    release()
    await holding
    expect(await emailsTo(customer)).toEqual([])
    expect(await mailsAbout(number)).toEqual([])
    expect(await remind()).toBe(true)
    expect(await emailsTo(customer)).toHaveLength(1)
    expect(await mailsAbout(number)).toHaveLength(1)
  })
})

describe('by hand', () => {
  it('sends one letter to each customer, which is the one of the day, and says why others aren’t in it', async () => {
    const [one, two] = [await orders.customerWith(null), await orders.customerWith(null)]
    const late = await invoiceDue(one, -8)
    const future = await invoiceDue(one, 60)
    const paid = await invoiceDue(one, -8)
    await pay(one, paid.id, '111000000')
    const disputed = await invoiceDue(two, -8)
    await maker.put(`/v1/invoices/${disputed.id}/dispute`, { reason: 'barang rusak', version: 0 })
    const promised = await invoiceDue(two, -8)
    await maker.put(`/v1/invoices/${promised.id}/promise`, { date: day(2), note: null, version: 0 })
    const three = await orders.customerWith(null)
    const paused = await invoiceDue(three, -8)
    const pause = { days: null, isPaused: true, pausedUntil: day(2), version: 0 }
    await maker.put(`/v1/customers/${three}/reminder-settings`, pause)
    const ids = [late.id, future.id, paid.id, disputed.id, promised.id, paused.id]
    const { body: preview } = await maker.get<{ items: { level: number; text: string; invoiceIds: string[] }[] }>(
      `/v1/reminders/preview?invoiceIds=${ids.join(',')}`,
    )
    expect(preview.items.map(({ level, invoiceIds }) => [level, invoiceIds])).toEqual([[3, [late.id, future.id]]])
    expect(preview.items[0]?.text).toContain(late.number)
    expect(preview.items[0]?.text).toContain('Sebagian pembayaran berikut')
    expect(await emailsTo(one)).toEqual([])

    expect((await viewer.post('/v1/invoices/remind', { ids })).status).toBe(403)
    const outcome = ['sent', 'sent', 'U-ACC-RM-1', 'U-ACC-RM-2', 'U-ACC-RM-3', 'U-ACC-RM-8']
    expect(await remindByHand(ids)).toEqual(outcome)
    expect(await emailsTo(one)).toMatchObject([{ level: 3, isByHand: true, sentBy: people.maker.id }])
    expect(await emailsTo(two)).toEqual([])
    expect(await remindByHand([late.id])).toEqual(['U-ACC-RM-4'])
    expect(await remindByHand([randomUUID()])).toEqual(['G-7'])
    await remind()
    await remind(1)
    expect(await emailsTo(one)).toHaveLength(1)
    const { body } = await viewer.get<{ items: Letter[] }>(
      `/v1/reminders/of-invoices?invoiceIds=${future.id},${paid.id}`,
    )
    expect(body.items).toHaveLength(1)
  })

  it('of many at once sends a customer one letter', async () => {
    const customer = await orders.customerWith(null)
    const invoices = [await invoiceDue(customer, -8), await invoiceDue(customer, -9)]
    const outcomes = await Promise.all(invoices.map(({ id }) => remindByHand([id])))
    expect(outcomes.flat().toSorted()).toEqual(['U-ACC-RM-4', 'sent'])
    expect(await emailsTo(customer)).toHaveLength(1)
  })
})

describe('what is agreed', () => {
  it('is refused for a day that is over, where nothing is to be paid, and of another version', async () => {
    const customer = await orders.customerWith(null)
    const { id } = await invoiceDue(customer, -8)
    const promise = (date: string | null, version = 0, of = id) =>
      maker.put(`/v1/invoices/${of}/promise`, { date, note: null, version })
    expect((await promise(day(-1))).body.errors?.[0]).toMatchObject({ path: 'date', code: 'U-ACC-RM-6' })
    expect((await maker.put(`/v1/invoices/${id}/dispute`, { reason: null, version: 0 })).body.code).toBe('U-ACC-RM-7')
    const draft = await written(customer)
    expect((await promise(day(1), 0, draft.id)).body.code).toBe('U-ACC-RM-1')
    expect((await promise(day(1))).status).toBe(200)
    expect((await promise(day(2))).body.code).toBe('G-3')
    expect((await promise(null, 1)).body).toMatchObject({ promisedOn: null, version: 2 })
    expect(await agreementOf(id)).toMatchObject({ promisedOn: null, isDisputed: false })
  })

  it('belongs to its organization', async () => {
    const customer = await orders.customerWith(null)
    const { id } = await invoiceDue(customer, -8)
    await maker.put(`/v1/invoices/${id}/promise`, { date: day(1), note: null, version: 0 })
    const { body } = await elsewhere.get<{ items: object[] }>(`/v1/invoices/agreements?invoiceIds=${id}`)
    expect(body.items).toEqual([])
    const answer = await elsewhere.put(`/v1/invoices/${id}/promise`, { date: null, note: null, version: 1 })
    expect([answer.status, answer.body.code]).toEqual([404, 'G-7'])
    expect(await agreementOf(id)).toMatchObject({ promisedOn: day(1) })
  })
})

it('asks for slips that are awaited once a month, and not on the day of another letter', async () => {
  await service.sql(`update reminder_settings set slips_since = '2026-01-01'`)
  const customer = await orders.customerWith(null)
  const { id, number } = await invoiceDue(customer, -8, {}, { ...service100, withholding: 'PPH23' })
  const late = await invoiceDue(customer, -8)
  await pay(customer, id, '109000000')
  await remind()
  expect((await emailsTo(customer)).map(({ kind }) => kind)).toEqual(['PAYMENT'])
  const later = Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: 1 })
  const next = Temporal.PlainDate.from(today).until(later).days
  await pay(customer, late.id, '111000000')
  await remind(next)
  await remind(next + 1)
  expect((await emailsTo(customer)).map(({ kind, parts }) => [kind, parts[0]?.amount.amount])).toEqual([
    ['SLIP', '2000000.00'],
    ['PAYMENT', '111000000.00'],
  ])
  expect(await mailsAbout(number)).toMatchObject([{ template: 'slipReminder', values: { total: null } }])
})

it('goes by the organization’s own clock: from nine on working days, and once a day', async () => {
  const customer = await orders.customerWith(null)
  await invoiceDue(customer, -100)
  const round = reminding({ account: await accountOn(other), log })
  let days = 1
  while (!isNationalWorkingDay(Temporal.PlainDate.from(day(days)))) days += 1
  // 08:59 in Jakarta.
  clock.set(`${day(days)}T01:59:59Z`)
  await round()
  expect(await emailsTo(customer)).toEqual([])
  clock.set(`${day(days)}T02:00:00Z`)
  await round()
  expect(await emailsTo(customer)).toMatchObject([{ day: day(days), level: 3 }])
  const second = await orders.customerWith(null)
  await invoiceDue(second, -100)
  await round()
  expect(await emailsTo(second)).toEqual([])
})
