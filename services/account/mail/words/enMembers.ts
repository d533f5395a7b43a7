// English emails to members: drafts created for them, and their invoices that are owed again.
import type { Fact, Words } from '../email.ts'
import { namesOf } from './lines.ts'

type ToMembers = Pick<Words['emails'], 'billingDrafted' | 'invoicesReopened'>

export const toMembers: ToMembers = {
  billingDrafted: ({ organization, drafts, customers, link }) => ({
    subject:
      drafts === 1
        ? `1 draft invoice is ready in ${organization}`
        : `${drafts} draft invoices are ready in ${organization}`,
    paragraphs: [
      `Billing cycles drafted ${drafts === 1 ? '1 invoice' : `${drafts} invoices`} from what was delivered and agreed. Check and submit ${drafts === 1 ? 'it' : 'them'} for approval.`,
    ],
    facts: [[customers.length === 1 ? 'Customer' : 'Customers', namesOf(customers, more => `and ${more} more`)]],
    action: { label: 'Review drafts', url: link },
  }),
  invoicesReopened: ({ organization, invoices, more, link }) => ({
    subject:
      invoices.length + more === 1
        ? `1 invoice is owed again in ${organization}`
        : `${invoices.length + more} invoices are owed again in ${organization}`,
    paragraphs: [
      'A match with a bank line that paid invoices you wrote was undone in treasury, and what was paid with its credit is owed again too. Still owed:',
    ],
    facts: [
      ...invoices.map(({ name, owed }): Fact => [name, owed]),
      ...(more === 0 ? [] : [['More invoices', String(more)] satisfies Fact]),
    ],
    action: { label: 'View invoices', url: link },
  }),
}
