// English emails with attached financial documents.
import type { Fact, Words } from '../email.ts'
import { dayIn } from './moment.ts'

type Papers = Pick<
  Words['emails'],
  'paymentReceived' | 'paymentFailed' | 'proofRejected' | 'creditMemoSent' | 'statementSent'
>

export const papers = (footer: (organization: string) => string): Papers => ({
  paymentReceived: ({ organization, number, amount, date, invoices }) => ({
    subject: `Receipt ${number} from ${organization}`,
    paragraphs: [`${organization} has received your payment. The receipt is attached to this email as a PDF.`],
    facts: [
      ['Amount', amount],
      ['Date', date],
      ...(invoices.length === 0 ? [] : [['Invoices', invoices.join(', ')] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
  paymentFailed: ({ organization, invoice, amount, method, link }) => ({
    subject: `Your payment of invoice ${invoice} failed`,
    paragraphs: [
      `Your payment to ${organization} was declined, and nothing was received. You can try again or choose another payment method.`,
    ],
    facts: [
      ['Invoice', invoice],
      ['Amount', amount],
      ['Payment method', method],
    ],
    ...(link !== null && {
      action: { label: 'Pay invoice', url: link },
      note: 'The link opens this invoice and nothing else. It works until the invoice is paid and for 30 days after.',
    }),
    footer: footer(organization),
  }),
  proofRejected: ({ organization, number, amount, date, invoices, reason, link }) => ({
    subject: `${organization} couldn’t confirm your payment`,
    paragraphs: [
      `${organization} rejected the proof of transfer that you sent. It counts as not paid. Check the transfer and send the proof again, or get in touch with ${organization}.`,
    ],
    facts: [
      ['Reason', reason],
      ['Amount', `${amount}, ${number}`],
      ['Transfer date', dayIn('en', date)],
      ...(invoices.length === 0 ? [] : [['Invoices', invoices.join(', ')] satisfies Fact]),
    ],
    ...(link !== null && { action: { label: 'Open your page', url: link } }),
    footer: footer(organization),
  }),
  creditMemoSent: ({ organization, number, total, invoice, remaining }) => ({
    subject: `Credit memo ${number} from ${organization}`,
    paragraphs: [`${organization} sends you credit memo ${number}. It’s attached to this email as a PDF.`],
    facts: [
      ['Amount', total],
      ...(invoice === null ? [] : [['Invoice', invoice] satisfies Fact]),
      ...(remaining === null ? [] : [['Left for other invoices', remaining] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
  statementSent: ({ organization, day, remaining, slips, due, bank, virtualAccounts = [] }) => ({
    subject: `Statement of account from ${organization}`,
    paragraphs: [
      `${organization} sends you your statement of account until ${day}. It’s attached to this email as a PDF.`,
    ],
    facts: [
      ['To transfer', remaining],
      ...(due === null ? [] : [['Next due', due] satisfies Fact]),
      ...(slips === null ? [] : [['Withholding slips awaited', slips] satisfies Fact]),
      ...(bank === null ? [] : [['Transfer to', bank] satisfies Fact]),
      ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
})
