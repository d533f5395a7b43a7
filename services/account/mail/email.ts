// The emails of Arus: their kinds, their values, and their structure.
import type { Locale } from '../../kit/errors.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'

/** When and where something happened to an account. */
export type Occasion = {
  /** An instant, RFC 3339. */
  at: string
  /** Browser and system, as users know them; null when unknown. */
  device: string | null
  address: string | null
  country: string | null
}

export type FactorKind = 'AUTHENTICATOR_APP' | 'PASSKEY' | 'BACKUP_CODES'

/** The subject of a message. */
export type TalkedAbout = 'SALES_ORDER' | 'INVOICE'
type TalkedOf = {
  organization: string
  author: string
  customer: string
  kind: TalkedAbout
  /** Null for drafts. */
  number: string | null
  text: string
  link: string
}

/** The values of each email. Names are shown as they are; instants and methods are formatted in the reader's language. */
export type EmailValues = {
  /** To a user who has no account yet. */
  invitation: { inviter: string; organization: string; role: string; link: string; hours: number }
  /** To a user who has an account with another organization. */
  invitationToMember: { inviter: string; organization: string; role: string; link: string; hours: number }
  passwordReset: { link: string; minutes: number }
  passwordChanged: { occasion: Occasion }
  newDevice: { occasion: Occasion }
  factorAdded: { method: FactorKind; occasion: Occasion }
  factorRemoved: { method: FactorKind; occasion: Occasion }
  socialLinked: { provider: string; occasion: Occasion }
  socialUnlinked: { provider: string; occasion: Occasion }
  lockedOut: { minutes: number; occasion: Occasion }
  sessionReused: { occasion: Occasion }
  /** To the owner and the admins, after a protected action. `subject` is its object, if the action doesn't name it. */
  protectedChange: {
    organization: string
    actor: string
    action: ProtectedAction
    subject: string
    occasion: Occasion
    link: string
  }
  ownershipOffered: { organization: string; owner: string; link: string; hours: number }
  /** To users who manage webhooks: deliveries to an endpoint have failed for days, so it was disabled. */
  webhookDisabled: { organization: string; host: string; link: string }
  /** To the requester of an export. */
  exportReady: { organization: string; file: string; rows: number; link: string; days: number }
  exportFailed: { organization: string; file: string; link: string }
  /** To subscribers of the cash position: counts, but no figures. `leftOut`: parts that they may not see. */
  cashPosition: {
    day: string
    organizations: { name: string; accounts: number; stale: number; unknown: number }[]
    leftOut: string[]
    link: string
    settings: string
  }
  /** To a customer invited by an organization. */
  customerInvited: { organization: string; link: string; hours: number }
  /** The same again, with a new link: they have not sent their request yet. */
  customerReminded: { organization: string; link: string; hours: number }
  /** To a customer whose request was rejected: they may send it again. */
  customerRejected: { organization: string; reason: string; link: string; hours: number }
  /** To a customer who has sent their request. */
  customerReceived: { organization: string }
  customerApproved: { organization: string }
  /** To a reviewer of customers: one requests changes to their data. */
  customerChangeAsked: { organization: string; customer: string; author: string; note: string | null; link: string }
  /** To a customer: the decision on their requested changes. `reason`: why they were rejected; null: they were approved. */
  customerChangeDecided: { organization: string; reason: string | null; link: string }
  /** To a customer's user: the link to the portal. */
  customerSignIn: { organization: string; customer: string; link: string; minutes: number }
  /** To a customer's users: a message about a record. `hours`: how long the link signs in; null: it doesn't. */
  customerMessage: {
    organization: string
    author: string
    kind: TalkedAbout
    number: string
    text: string
    link: string
    hours: number | null
  }
  /** To a member mentioned in a message. */
  mentioned: TalkedOf
  /** To a member of a conversation: the customer has answered. */
  customerAnswered: TalkedOf
  ownershipHandedOver: { organization: string; from: string; to: string }
  /** To a customer: an attached invoice. Amount and date are already formatted in the reader's language. */
  invoiceSent: {
    organization: string
    number: string
    total: string
    /** The part that the customer withholds, and the amount to transfer; null where nothing is withheld. */
    withheld: { amount: string; toTransfer: string } | null
    due: string | null
    bank: string | null
    /** Virtual accounts of the customer, as `BCA 8808…`; left out by emails that were queued before. */
    virtualAccounts?: string[]
    link: string | null
  }
  /** To a customer: an invoice sent earlier was canceled. */
  invoiceCanceled: { organization: string; number: string }
  /** To the user named to approve an invoice. */
  invoiceSubmitted: { organization: string; asker: string; customer: string; link: string }
  /** To an invoice's author: it is a draft again. */
  invoiceReturned: { organization: string; author: string; customer: string; reason: string; link: string }
  /** To a sales order's author. `reason`: why it was rejected; null: it was approved. */
  orderDecided: {
    organization: string
    author: string
    number: string
    customer: string
    reason: string | null
    link: string
  }
  /** To users who manage invoices: billing cycles have created drafts for these customers. */
  billingDrafted: { organization: string; drafts: number; customers: string[]; link: string }
  /** To invoices' authors: a match that paid them was undone. Amounts are already formatted in the reader's language. */
  invoicesReopened: {
    organization: string
    invoices: { name: string; owed: string }[]
    more: number
    link: string
  }
  /** To a customer: due amounts, already formatted in the reader's language. `words` is the seller's own text; null: ours, by tone. */
  paymentReminder: {
    organization: string
    tone: 'BEFORE' | 'DUE' | 'LATE' | 'LATER' | 'LAST' | 'MIXED'
    words: string | null
    items: { name: string; amount: string; due: string | null }[]
    total: string | null
    /** Where to transfer; null: not included. */
    bank: string | null
    /** Virtual accounts of the customer, as `BCA 8808…`; left out by emails that were queued before. */
    virtualAccounts?: string[]
    links: { number: string; url: string }[]
  }
  /** To a customer: missing slips of tax that it withheld. */
  slipReminder: { organization: string; items: { name: string; amount: string }[]; total: string | null }
  /** To a customer: the attached receipt of their payment. */
  paymentReceived: { organization: string; number: string; amount: string; date: string; invoices: string[] }
  /** To a customer: its payment by a provider was declined. `link` opens the payment page again; null: nothing is left to pay. */
  paymentFailed: { organization: string; invoice: string; amount: string; method: string; link: string | null }
  /** To a customer: staff rejected its proof of a transfer. `link` opens the customer's page; null: it was sent by a payment link. */
  proofRejected: {
    organization: string
    number: string
    amount: string
    /** A business date. */
    date: string
    invoices: string[]
    reason: string
    link: string | null
  }
  /** To the members who recorded a payment: someone else says that it was not received. */
  recordedPaymentFailed: {
    organization: string
    number: string
    customer: string
    amount: string
    reason: string
    link: string
  }
  /** To a customer: an attached credit memo. */
  creditMemoSent: {
    organization: string
    number: string
    total: string
    invoice: string | null
    remaining: string | null
  }
  /** To a customer: its attached statement of account. */
  statementSent: {
    organization: string
    day: string
    remaining: string
    slips: string | null
    due: string | null
    bank: string | null
    /** Virtual accounts of the customer, as `BCA 8808…`; left out by emails that were queued before. */
    virtualAccounts?: string[]
  }
}
export type EmailKind = keyof EmailValues

export type Fact = [label: string, value: string]

/** One email's text, in one language. */
export type Email = {
  subject: string
  paragraphs: string[]
  /** Details as a short list of labels and values. */
  facts?: Fact[]
  action?: { label: string; url: string }
  /** Used if there are several links: each with its target's label. */
  links?: { label: string; url: string }[]
  /** Why the reader gets it, if they have no account. */
  footer?: string
  /** What to do if it wasn't you, or how long a link is valid. */
  note?: string
}

/** Pages of Arus that emails link to. */
export type Places = { security: string; forgotPassword: string }

export type Words = {
  greeting: (name: string | null) => string
  /** Precedes a URL to copy, for email clients that show no buttons. */
  copyLink: string
  footer: string
  emails: { [Kind in EmailKind]: (values: EmailValues[Kind], places: Places) => Email }
}

export type Reader = { email: string; name: string | null }

/** A stored file attached to an email, with its name. */
export type Attachment = { organizationId: string; id: string; name: string }

/** One email to one person. */
export type Mail<Kind extends EmailKind = EmailKind> = {
  [K in Kind]: { to: Reader; language: Locale; template: K; values: EmailValues[K]; attachment?: Attachment }
}[Kind]
