// Reminders sent by users: an email to each customer about the chosen invoices, and its preview.
import type { Tx } from '../../../kit/database/database.ts'
import type { ErrorRow, MessageParams } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { type Composed, compose } from '../../mail/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { countLinks } from '../checkout/public.ts'
import type { CustomerRow } from '../customers/public.ts'
import { readInvoice } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { addressesOf, paymentEmail } from './reminderEmail.ts'
import { type OpenPart, readOpenParts } from './parts.ts'
import { isPausedOn, isPromised, type Level, levelsOf, reachedBy, wordingOf } from './rules.ts'
import { invoicesOf, type Levelled, lockEmail, payeeOf, writePayment } from './send.ts'
import { readCustomer, readCustomerSettings, readSettings } from './settings.ts'

/** Why an invoice is left out of the email; RM-1, RM-2, RM-3, RM-8. */
function refusalOf(parts: readonly OpenPart[], today: string): Refusal | undefined {
  const [first] = parts
  const refused = (row: ErrorRow, params: MessageParams = {}) => new Refusal(row, { params })
  if (!first) return refused(codes.reminderNothingToPay)
  if (first.isDisputed) return refused(codes.reminderDisputed)
  if (isPromised(first, today)) return refused(codes.reminderPromised, { until: first.promisedOn ?? today })
  return isPausedOn(first, today) ? refused(codes.reminderPaused) : undefined
}

/** The due parts of an invoice; the next due one if none is. */
function askedOf(parts: readonly OpenPart[], levels: readonly Level[]): Levelled<OpenPart>[] {
  const due = parts.flatMap(part => {
    const place = part.late === null ? undefined : reachedBy(levels, part.late)
    return place === undefined ? [] : [{ ...part, place }]
  })
  return due.length > 0 ? due : parts.slice(0, 1).map(part => ({ ...part, place: 0 }))
}

type Chosen = { customerId: string; invoiceIds: readonly string[]; today: string }
type Ready = { levels: readonly Level[]; asked: Levelled<OpenPart>[]; refusals: ReadonlyMap<string, Refusal> }

async function ready(tx: Tx, { customerId, invoiceIds, today }: Chosen): Promise<Ready> {
  const [own] = await readCustomerSettings(tx, [customerId])
  const levels = levelsOf((await readSettings(tx)).levels, own?.days ?? null)
  const parts = Map.groupBy(await readOpenParts(tx, { today, invoiceIds }), ({ invoiceId }) => invoiceId)
  const refusals = new Map<string, Refusal>()
  const asked: Levelled<OpenPart>[] = []
  for (const id of invoiceIds) {
    const refusal = refusalOf(parts.get(id) ?? [], today)
    if (refusal) refusals.set(id, refusal)
    else asked.push(...askedOf(parts.get(id) ?? [], levels))
  }
  return { levels, asked, refusals }
}

/** Groups the invoices by customer. Refuses with G-7. */
export async function customersOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const chosen = new Map<string, string[]>()
  for (const id of new Set(ids)) {
    const { customerId } = await readInvoice(tx, id)
    chosen.set(customerId, [...(chosen.get(customerId) ?? []), id])
  }
  return chosen
}

/** Sends one email to a customer about these invoices; returns why others are left out. Refuses with RM-4. */
export async function remindCustomer(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { customerId, invoiceIds }: Omit<Chosen, 'today'>,
): Promise<ReadonlyMap<string, Refusal>> {
  const customer = await lockEmail(tx, customerId, invoiceIds)
  const today = await businessToday(tx)
  const { levels, asked, refusals } = await ready(tx, { customerId, invoiceIds, today })
  if (asked.length === 0) return refusals
  const isSent = await writePayment(tx, account, { customer, day: today, levels, asked, isByHand: true })
  if (!isSent) throw new Refusal(codes.reminderSentToday)
  return refusals
}

export type Preview = {
  customer: Pick<CustomerRow, 'id' | 'name' | 'language'>
  emails: string[]
  level: number
  invoiceIds: string[]
  /** Whether it contains payment links. */
  hasLinks: boolean
  email: Composed
}

/** Previews the emails for these invoices, without links; refused invoices are left out. */
export async function previewReminders(
  tx: Tx,
  { publicOrigin }: Pick<Account, 'publicOrigin'>,
  ids: readonly string[],
): Promise<Preview[]> {
  const today = await businessToday(tx)
  const previews: Preview[] = []
  for (const [customerId, invoiceIds] of await customersOf(tx, ids)) {
    const { levels, asked } = await ready(tx, { customerId, invoiceIds, today })
    if (asked.length === 0) continue
    const payee = await payeeOf(tx, customerId, asked)
    const reader = await readCustomer(tx, customerId)
    const emails = addressesOf(reader)
    const wording = wordingOf(levels, asked)
    const mail = paymentEmail({ ...payee, to: emails[0]!, reader, asked }, { levels, wording, links: [] })
    previews.push({
      customer: reader,
      emails,
      level: wording.place + 1,
      invoiceIds: invoicesOf(asked),
      hasLinks: (await countLinks(tx, invoicesOf(asked))).length > 0,
      email: compose(mail, publicOrigin),
    })
  }
  return previews
}
