// Sends an email: once a day to each customer, and only about what is unpaid at that time.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { countLinks, makeLink, virtualAccountTexts } from '../checkout/public.ts'
import { holdInvoices, issuerOfInvoices, sellerOfInvoices } from '../invoices/public.ts'
import type { CustomerRow } from '../customers/public.ts'
import { addressesOf, remindedItemsText, type Link, paymentEmail, slipEmail } from './reminderEmail.ts'
import { type RemindedItem, readStops } from './parts.ts'
import { isStopped, type Level, type Remindable, wordingOf } from './rules.ts'
import { holdCustomer } from './settings.ts'
import { reminder, reminderPart } from './table.ts'

type Sending = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>
/** The outcome of an email. CHANGED: an invoice was paid, promised or otherwise changed since it was read; nothing was sent. */
export type Outcome = 'SENT' | 'ALREADY' | 'CHANGED'

/** The items, each with its level. */
export type Levelled<Item extends RemindedItem = RemindedItem> = Item & { place: number }

export const invoicesOf = (asked: readonly RemindedItem[]): string[] => [
  ...new Set(asked.map(({ invoiceId }) => invoiceId)),
]

/** Locks the customer, then its invoices, so that payments, promises, disputes and pauses happen before or after the email. */
export async function lockEmail(tx: Tx, customerId: string, invoiceIds: readonly string[]): Promise<CustomerRow> {
  const customer = await holdCustomer(tx, customerId)
  await holdInvoices(tx, invoiceIds)
  return customer
}

/** Whether all items are unchanged since they were read, and nothing stops them. Run it in the transaction that holds the locks. */
async function standsStill(tx: Tx, asked: readonly RemindedItem[], day: string): Promise<boolean> {
  const now = await readStops(tx, invoicesOf(asked))
  return asked.every(({ invoiceId, version }) => {
    const stops = now.get(invoiceId)
    return stops !== undefined && stops.version === version && !isStopped(stops, day)
  })
}

type Due = {
  customerId: string
  day: string
  levels: readonly Level[]
  asked: readonly Levelled<RemindedItem & Remindable>[]
}

/** The worker's email about due amounts. */
export async function sendDue(tx: Tx, account: Sending, due: Due): Promise<Outcome> {
  const customer = await lockEmail(tx, due.customerId, invoicesOf(due.asked))
  if (!(await standsStill(tx, due.asked, due.day))) return 'CHANGED'
  return (await writePayment(tx, account, { ...due, customer, isByHand: false })) ? 'SENT' : 'ALREADY'
}

type Payment = Omit<Due, 'customerId'> & { customer: CustomerRow; isByHand: boolean }

/** Sends an email about due amounts, with locks held; false: the customer already got one that day. */
export async function writePayment(tx: Tx, account: Sending, { customer, ...email }: Payment): Promise<boolean> {
  const { day, levels, asked, isByHand } = email
  const wording = wordingOf(levels, asked)
  const written = { customer, day, asked, isByHand, kind: 'PAYMENT' as const, level: wording.place + 1 }
  const emails = await keep(tx, written, each => levels[each.place]!.days)
  if (emails === null) return false
  const links = await linksTo(tx, account, asked)
  const payee = await payeeOf(tx, customer.id, asked)
  for (const to of emails)
    await sendMail(tx, account, paymentEmail({ ...payee, to, reader: customer, asked }, { levels, wording, links }))
  tell(tx, written, emails)
  return true
}

/** Who asks, and where what is asked for can be transferred to. */
export async function payeeOf(tx: Tx, customerId: string, asked: readonly RemindedItem[]) {
  const { seller, entityId } = await issuerOfInvoices(tx, invoicesOf(asked))
  const isInRupiah = asked.every(({ currency }) => currency === 'IDR')
  const virtualAccounts = isInRupiah ? await virtualAccountTexts(tx, { customerId, currency: 'IDR', entityId }) : []
  return { organization: seller.legalName, bank: seller.bank, virtualAccounts }
}

type Awaited = { customerId: string; day: string; asked: readonly RemindedItem[] }

/** The email about missing slips. */
export async function sendSlips(tx: Tx, account: Sending, { customerId, day, asked }: Awaited): Promise<Outcome> {
  const customer = await lockEmail(tx, customerId, invoicesOf(asked))
  if (!(await standsStill(tx, asked, day))) return 'CHANGED'
  const written = { customer, day, asked, isByHand: false, kind: 'SLIP' as const, level: null }
  const emails = await keep(tx, written, () => null)
  if (emails === null) return 'ALREADY'
  const { legalName } = await sellerOfInvoices(tx, invoicesOf(asked))
  for (const to of emails)
    await sendMail(tx, account, slipEmail({ to, organization: legalName, reader: customer, asked }))
  tell(tx, written, emails)
  return 'SENT'
}

type Kept<Item extends RemindedItem> = {
  customer: CustomerRow
  day: string
  kind: 'PAYMENT' | 'SLIP'
  level: number | null
  asked: readonly Item[]
  isByHand: boolean
}

/** Stores the email under its day; returns its recipients, or null if that day, or for slips that month, already has one. */
async function keep<Item extends RemindedItem>(
  tx: Tx,
  { customer, asked, ...email }: Kept<Item>,
  levelDaysOf: (asked: Item) => number | null,
): Promise<string[] | null> {
  const { organizationId } = tx
  const id = newId()
  const emails = addressesOf(customer)
  const kept = await tx
    .insert(reminder)
    .values({
      ...email,
      organizationId,
      id,
      customerId: customer.id,
      language: customer.language,
      emails,
      sentAt: tx.clock.now().toString(),
      sentBy: tx.actorId,
    })
    .onConflictDoNothing()
    .returning({ id: reminder.id })
  if (kept.length === 0) return null
  await tx.insert(reminderPart).values(
    asked.map(each => ({
      organizationId,
      reminderId: id,
      invoiceId: each.invoiceId,
      partId: each.partId,
      partName: each.partName,
      dueOn: each.dueOn,
      amountMinor: each.amountMinor,
      levelDays: levelDaysOf(each),
      isByHand: email.isByHand,
    })),
  )
  return emails
}

/** New links to those invoices that already have a valid link: the secrets of existing ones are not stored. */
async function linksTo(tx: Tx, account: Sending, asked: readonly RemindedItem[]): Promise<Link[]> {
  const linked = new Set((await countLinks(tx, invoicesOf(asked))).map(({ invoiceId }) => invoiceId))
  const links: Link[] = []
  for (const [invoiceId, [first]] of Map.groupBy(asked, each => each.invoiceId))
    if (first && linked.has(invoiceId))
      links.push({ number: first.number, url: await makeLink(tx, account, invoiceId) })
  return links
}

/** Adds the email to each invoice's activity log. */
function tell(
  tx: Tx,
  { kind, level, asked }: Pick<Kept<RemindedItem>, 'kind' | 'level' | 'asked'>,
  emails: string[],
): void {
  for (const [invoiceId, own] of Map.groupBy(asked, each => each.invoiceId)) {
    recordActivity(tx, {
      action: 'SENT',
      recordType: 'INVOICE',
      recordId: invoiceId,
      recordLabel: own[0]!.number,
      changes: [
        kind === 'PAYMENT'
          ? { field: 'reminder', before: null, after: String(level) }
          : { field: 'slipReminder', before: null, after: remindedItemsText(own) },
        ...(kind === 'PAYMENT' ? [{ field: 'reminderAmount', before: null, after: remindedItemsText(own) }] : []),
        { field: 'email', before: null, after: emails.join(', ') },
      ],
    })
    tx.emit('invoice.changed', invoiceId)
  }
}
