// English emails to staff about documents to approve, or decided by others.
import type { Words } from '../email.ts'

export const decisions: Pick<
  Words['emails'],
  'invoiceSubmitted' | 'invoiceReturned' | 'orderDecided' | 'recordedPaymentFailed'
> = {
  invoiceSubmitted: ({ organization, asker, customer, link }) => ({
    subject: `${asker} asks you to approve an invoice`,
    paragraphs: [`In ${organization}, an invoice for ${customer} waits for your approval.`],
    action: { label: 'View invoice', url: link },
  }),
  invoiceReturned: ({ organization, author, customer, reason, link }) => ({
    subject: `${author} returned your invoice for ${customer}`,
    paragraphs: [`In ${organization}, it is a draft again. Change it and submit it once more, or delete it.`],
    facts: [['Reason', reason]],
    action: { label: 'View draft', url: link },
  }),
  recordedPaymentFailed: ({ organization, number, customer, amount, reason, link }) => ({
    subject: `${number} of ${customer} was not confirmed`,
    paragraphs: [
      `In ${organization}, someone else says that this payment was not received. It has failed, and its invoices are still owed.`,
    ],
    facts: [
      ['Amount', amount],
      ['Reason', reason],
    ],
    action: { label: 'View payment', url: link },
  }),
  orderDecided: ({ organization, author, number, customer, reason, link }) => ({
    subject: reason === null ? `${number} is approved` : `${number} is rejected`,
    paragraphs: [
      reason === null
        ? `In ${organization}, ${author} approved your sales order for ${customer}.`
        : `In ${organization}, ${author} rejected your sales order for ${customer}.`,
    ],
    ...(reason === null ? {} : { facts: [['Reason', reason]] }),
    action: { label: 'View order', url: link },
  }),
}
