// Emails: their text in both languages, and their path from a transaction through the queue to a real mail server.
import { describe, expect, it } from 'vitest'
import { compose } from '../../../services/account/mail/compose.ts'
import type { EmailKind, EmailValues, Mail } from '../../../services/account/mail/email.ts'
import { sendMail } from '../../../services/account/mail/sendMail.ts'
import { until } from '../../support/until.ts'
import { openMail } from './mailServer.ts'
import { freshAccount, PUBLIC_ORIGIN } from './support.ts'

const occasion = { at: '2026-11-21T11:05:00.000000Z', device: 'Firefox on Linux', address: '10.1.2.3', country: null }
const link = `${PUBLIC_ORIGIN}/invitation?token=abc`
const values: { [Kind in EmailKind]: EmailValues[Kind] } = {
  invitation: { inviter: 'Agus <b>', organization: 'PT "A" & B', role: 'Maker', link, hours: 72 },
  invitationToMember: { inviter: 'Agus <b>', organization: 'PT "A" & B', role: 'Maker', link, hours: 72 },
  passwordReset: { link, minutes: 60 },
  passwordChanged: { occasion },
  newDevice: { occasion },
  socialLinked: { provider: 'Google', occasion },
  socialUnlinked: { provider: 'Google', occasion },
  factorAdded: { method: 'PASSKEY', occasion },
  factorRemoved: { method: 'AUTHENTICATOR_APP', occasion },
  lockedOut: { minutes: 15, occasion },
  sessionReused: { occasion },
  protectedChange: {
    organization: 'PT A',
    actor: 'Agus',
    action: 'MEMBER_APPROVES',
    subject: 'Sari',
    occasion,
    link: 'http://localhost:4000/log',
  },
  ownershipOffered: { organization: 'PT A', owner: 'Ratna', link, hours: 72 },
  webhookDisabled: {
    organization: 'PT A',
    host: 'example.com',
    link: 'http://localhost:4000/settings/webhooks/1',
  },
  exportReady: {
    organization: 'PT A',
    file: 'Users 2026-11-23 14.15.csv',
    rows: 12_345,
    link: 'http://localhost:4000/exports',
    days: 7,
  },
  exportFailed: { organization: 'PT A', file: 'Users 2026-11-23 14.15.csv', link: 'http://localhost:4000/exports' },
  cashPosition: {
    day: '2026-11-23',
    organizations: [
      { name: 'PT "A" & B', accounts: 5, stale: 1, unknown: 2 },
      { name: 'PT C', accounts: 1, stale: 0, unknown: 0 },
    ],
    leftOut: ['PT D'],
    link: 'http://localhost:4000/group-cash',
    settings: 'http://localhost:4000/settings/profile',
  },
  customerInvited: { organization: 'PT "A" & B', link, hours: 72 },
  customerRejected: { organization: 'PT A', reason: 'Papers <b> unreadable', link, hours: 72 },
  customerReceived: { organization: 'PT A' },
  customerApproved: { organization: 'PT A' },
  customerChangeAsked: { organization: 'PT A', customer: 'PT B', author: 'a@b.example', note: 'Moved <b>', link },
  customerChangeDecided: { organization: 'PT A', reason: 'Papers <b> unreadable', link },
  customerSignIn: { organization: 'PT A', customer: 'PT B', link: `${PUBLIC_ORIGIN}/customer?token=x`, minutes: 15 },
  customerMessage: {
    organization: 'PT A',
    author: 'Agus <b>',
    kind: 'INVOICE',
    number: 'INV-2026-000001',
    text: 'Line one\n\nLine <b> two',
    link,
    hours: 72,
  },
  mentioned: {
    organization: 'PT A',
    author: 'Agus',
    customer: 'PT B',
    kind: 'SALES_ORDER',
    number: 'SO-2026-000001',
    text: 'Please look',
    link,
  },
  customerAnswered: {
    organization: 'PT A',
    author: 'tania@example.com',
    customer: 'PT B',
    kind: 'INVOICE',
    number: null,
    text: 'Thank you',
    link,
  },
  ownershipHandedOver: { organization: 'PT A', from: 'Ratna', to: 'Agus' },
  invoiceSent: {
    organization: 'PT A',
    number: 'INV-2026-000001',
    total: 'Rp1.110.000,00',
    withheld: { amount: 'Rp20.000,00', toTransfer: 'Rp1.090.000,00' },
    due: '9 Agustus 2026',
    bank: 'BCA 5220304455, PT A',
    virtualAccounts: ['BCA 8808123', 'Mandiri 8808456'],
    link: `${PUBLIC_ORIGIN}/checkout#secret`,
  },
  customerReminded: { organization: 'PT "A" & B', link, hours: 72 },
  paymentFailed: {
    organization: 'PT "A" & B',
    invoice: 'INV-2026-000001',
    amount: 'Rp1.110.000,00',
    method: 'BCA virtual account',
    link: `${PUBLIC_ORIGIN}/checkout#one`,
  },
  proofRejected: {
    organization: 'PT "A" & B',
    number: 'PAY-2026-000001',
    amount: 'Rp1.110.000,00',
    date: '2026-11-20',
    invoices: ['INV-2026-000001'],
    reason: 'Bukti "buram" & terpotong',
    link: `${PUBLIC_ORIGIN}/customer`,
  },
  recordedPaymentFailed: {
    organization: 'PT A',
    number: 'PAY-2026-000002',
    customer: 'PT B',
    amount: 'Rp1.110.000,00',
    reason: 'Uang tidak ada',
    link: `${PUBLIC_ORIGIN}/payment/x`,
  },
  invoiceCanceled: { organization: 'PT A', number: 'INV-2026-000001' },
  invoiceSubmitted: { organization: 'PT A', asker: 'Sari', customer: 'PT B', link: `${PUBLIC_ORIGIN}/invoices/x` },
  invoiceReturned: {
    organization: 'PT A',
    author: 'Sari',
    customer: 'PT B',
    reason: 'Harga "lama" & salah',
    link: `${PUBLIC_ORIGIN}/invoices/x`,
  },
  orderDecided: {
    organization: 'PT A',
    author: 'Sari',
    number: 'SO-2026-000001',
    customer: 'PT B',
    reason: 'Stok habis',
    link: `${PUBLIC_ORIGIN}/sales-order/x`,
  },
  billingDrafted: {
    organization: 'PT A',
    drafts: 13,
    customers: Array.from({ length: 12 }, (_, at) => `PT B${at}`),
    link: `${PUBLIC_ORIGIN}/invoices`,
  },
  invoicesReopened: {
    organization: 'PT A',
    invoices: [{ name: 'INV-2026-000001, PT "B" & C', owed: 'Rp1.110.000,00' }],
    more: 3,
    link: `${PUBLIC_ORIGIN}/invoices?tab=unpaid`,
  },
  paymentReminder: {
    organization: 'PT "A" & B',
    tone: 'LATER',
    words: null,
    items: [
      { name: 'INV-2026-000001 · Termin <b>', amount: 'Rp1.110.000,00', due: '9 Agu 2026' },
      { name: 'INV-2026-000002', amount: 'Rp1.000.000,00', due: null },
    ],
    total: 'Rp2.110.000,00',
    bank: 'BCA 5220304455, PT "A" & B',
    virtualAccounts: ['BCA 8808123'],
    links: [
      { number: 'INV-2026-000001', url: `${PUBLIC_ORIGIN}/checkout#one` },
      { number: 'INV-2026-000002', url: `${PUBLIC_ORIGIN}/checkout#other` },
    ],
  },
  slipReminder: {
    organization: 'PT A',
    items: [{ name: 'INV-2026-000001', amount: 'Rp20.000,00' }],
    total: null,
  },
  paymentReceived: {
    organization: 'PT A',
    number: 'PAY-2026-000001',
    amount: 'Rp1.110.000,00',
    date: '9 Agustus 2026',
    invoices: ['INV-2026-000001'],
  },
  creditMemoSent: {
    organization: 'PT A',
    number: 'CM-2026-000001',
    total: 'Rp111.000,00',
    invoice: 'INV-2026-000001',
    remaining: null,
  },
  statementSent: {
    organization: 'PT A',
    day: '9 Agustus 2026',
    remaining: 'Rp1.110.000,00',
    slips: 'Rp20.000,00',
    due: '19 Agustus 2026',
    bank: null,
  },
}
const mailOf = <Kind extends EmailKind>(template: Kind, language: 'en' | 'id') =>
  ({ to: { email: 'sari@example.com', name: 'Sari' }, language, template, values: values[template] }) as Mail

describe.each(Object.keys(values) as EmailKind[])('the letter %s', template => {
  const [en, id] = (['en', 'id'] as const).map(language => compose(mailOf(template, language), PUBLIC_ORIGIN))
  it('says the same in both languages, as markup and as plain text', () => {
    expect(id?.subject).not.toBe(en?.subject)
    expect(id?.html).toContain('Halo Sari,')
    expect(en?.text).toContain('Hello Sari,')
    for (const letter of [en, id]) {
      expect(letter?.html).not.toMatch(/undefined|null|\[object|<b>|<img|<table/)
      expect(letter?.text).not.toMatch(/undefined|null|\[object|&#/)
      // Every button's URL can be copied as well, and all of them lead to Arus.
      const addresses = new Set(letter?.html.match(/https?:[^"<]+/g))
      expect([...addresses].every(address => letter?.text.includes(address))).toBe(true)
      expect([...addresses].every(address => address.startsWith(`${PUBLIC_ORIGIN}/`))).toBe(true)
    }
  })
})

describe('a letter on its way', async () => {
  const service = await freshAccount()
  const mail = await openMail(service)
  const jobsLeft = () =>
    service.sql<{ data: object; state: string }>(`select data, state from pgboss.job where name = 'mail'`)

  it('goes with the commit of its transaction, sealed until it leaves, and arrives whole', async () => {
    const lost = service.database.asSystem(async tx => {
      await sendMail(tx, service.account, mailOf('newDevice', 'en'))
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    await service.database.asSystem(tx => sendMail(tx, service.account, mailOf('invitation', 'id')))
    const [letter] = await mail.letters(1)
    expect(letter?.subject).toBe('Agus <b> mengundang Anda bergabung dengan PT "A" & B')
    expect(letter?.from).toMatchObject({ name: 'Arus', address: 'no-reply@arus.example' })
    expect(letter?.to).toMatchObject([{ name: 'Sari', address: 'sari@example.com' }])
    expect(letter?.html).toContain(`href="${link}"`)
    expect(letter?.text).toContain(link)
    expect(letter?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    // T20, T22: the link signs its holder in, so the queue contains nothing readable.
    expect(JSON.stringify(await jobsLeft())).not.toMatch(/token=|sari|Agus/)
  })

  it('is tried again when the mail server is busy, and given up when it says never', async () => {
    await service.sql(`update pgboss.queue set retry_delay = 0, retry_backoff = false where name = 'mail'`)
    mail.refusals.push({ responseCode: 451 })
    await service.database.asSystem(tx => sendMail(tx, service.account, mailOf('passwordReset', 'en')))
    const [late] = await mail.letters(1)
    expect(late?.subject).toBe('Set a new password')
    mail.refusals.push({ responseCode: 550 })
    await service.database.asSystem(tx => sendMail(tx, service.account, mailOf('lockedOut', 'en')))
    // Two emails are sent at a time: the second one would be refused as well as the first.
    await until(() => mail.refusals.length === 0)
    await service.database.asSystem(tx => sendMail(tx, service.account, mailOf('newDevice', 'en')))
    const [next] = await mail.letters(1)
    expect(next?.subject).toBe('New sign-in to your account')
    expect(mail.unread()).toEqual([])
  })
})

describe('the mailbox of local mode', async () => {
  const service = await freshAccount()
  it('is not there unless it is asked for', async () => {
    expect((await service.send('GET', '/v1/mailbox')).status).toBe(404)
  })
})
