// Builds a reminder email, both for sending and for the preview.
import { fillIn } from '../../../kit/messageValues.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { Mail } from '../../mail/public.ts'
import { type BankDetails, bankText } from '../bankDetails/public.ts'
import type { CustomerRow } from '../customers/public.ts'
import { moneyText } from '../documents/public.ts'
import type { Level, Wording } from './rules.ts'
import type { RemindedItem } from './parts.ts'

type Reader = Pick<CustomerRow, 'email' | 'invoiceEmails' | 'language'>

/** A customer's email addresses for invoices. */
export const addressesOf = ({ email, invoiceEmails }: Reader): string[] =>
  invoiceEmails.length === 0 ? [email] : invoiceEmails

/** The totals by currency; null for a single item. */
function totalText(asked: readonly RemindedItem[], language: 'en' | 'id'): string | null {
  if (asked.length < 2) return null
  return [...Map.groupBy(asked, ({ currency }) => currency)]
    .map(([currency, own]) =>
      moneyText(
        own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
        currency,
        language,
      ),
    )
    .join(' + ')
}

export type Link = { number: string; url: string }
type Written = { to: string; organization: string; reader: Reader; asked: readonly RemindedItem[] }
type Payable = Written & { bank: BankDetails | null; virtualAccounts: string[] }

/** The email about due amounts, to one address. */
export function paymentEmail(
  { to, organization, reader: { language }, asked, bank, virtualAccounts }: Payable,
  { levels, wording, links }: { levels: readonly Level[]; wording: Wording; links: readonly Link[] },
): Mail<'paymentReminder'> {
  const { place, tone } = wording
  const level = levels[place]
  // The seller's own text of a level is only used if it fits everything in the email.
  const isOfLevel = tone === 'BEFORE' ? (level?.days ?? 0) < 0 : tone !== 'MIXED'
  return {
    to: { email: to, name: null },
    language,
    template: 'paymentReminder',
    values: {
      organization,
      tone,
      words: isOfLevel ? (level?.words[language] ?? null) : null,
      items: asked.map(({ number, partName, dueOn, amountMinor, currency }) => ({
        name: partName === null ? number : `${number} · ${partName}`,
        amount: moneyText(amountMinor, currency, language),
        due: dueOn === null ? null : fillIn('{dueOn, date}', language, { dueOn }),
      })),
      total: totalText(asked, language),
      bank: bank && asked.every(({ currency }) => currency === bank.currency) ? bankText(bank) : null,
      virtualAccounts,
      links: [...links],
    },
  }
}

/** The email about missing slips, to one address. */
export const slipEmail = ({ to, organization, reader: { language }, asked }: Written): Mail<'slipReminder'> => ({
  to: { email: to, name: null },
  language,
  template: 'slipReminder',
  values: {
    organization,
    items: asked.map(({ number, amountMinor, currency }) => ({
      name: number,
      amount: moneyText(amountMinor, currency, language),
    })),
    total: totalText(asked, language),
  },
})

/** The items that were reminded of, for the activity log. */
export const remindedItemsText = (asked: readonly RemindedItem[]): string =>
  asked
    .map(({ partName, amountMinor, currency }) =>
      [partName, `${formatMinor(amountMinor)} ${currency}`].filter(Boolean).join(' '),
    )
    .join('; ')
