// English emails with attached financial documents.
import type { Fact, Words } from '../email.ts'

type Papers = Pick<Words['emails'], 'paymentReceived' | 'creditMemoSent' | 'statementSent'>

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
  statementSent: ({ organization, day, remaining, slips, due, bank }) => ({
    subject: `Statement of account from ${organization}`,
    paragraphs: [
      `${organization} sends you your statement of account until ${day}. It’s attached to this email as a PDF.`,
    ],
    facts: [
      ['To transfer', remaining],
      ...(due === null ? [] : [['Next due', due] satisfies Fact]),
      ...(slips === null ? [] : [['Withholding slips awaited', slips] satisfies Fact]),
      ...(bank === null ? [] : [['Transfer to', bank] satisfies Fact]),
    ],
    footer: footer(organization),
  }),
})
