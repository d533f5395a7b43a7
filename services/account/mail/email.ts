// What Arus writes to people: the emails there are, what each is told, and what one consists of.
import type { Locale } from '../../kit/errors.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'

/** When and where something happened to an account. */
export type Occasion = {
  /** A moment, RFC 3339. */
  at: string
  /** Browser and system, as people call them; null when they are not known. */
  device: string | null
  address: string | null
  country: string | null
}

export type FactorKind = 'AUTHENTICATOR_APP' | 'PASSKEY' | 'BACKUP_CODES'

/** What a message is about. */
export type TalkedAbout = 'SALES_ORDER' | 'INVOICE'
type TalkedOf = {
  organization: string
  author: string
  customer: string
  kind: TalkedAbout
  /** Null of drafts. */
  number: string | null
  text: string
  link: string
}

/** What each email is told. Names are shown as they are; moments and methods are written in the reader's language. */
export type EmailValues = {
  /** To somebody who has no account yet. */
  invitation: { inviter: string; organization: string; role: string; link: string; hours: number }
  /** To somebody who has an account with another organization. */
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
  /** To the owner and the admins: somebody has done a protected action. `subject` is what it was done to, if the action does not say. */
  protectedChange: {
    organization: string
    actor: string
    action: ProtectedAction
    subject: string
    occasion: Occasion
    link: string
  }
  ownershipOffered: { organization: string; owner: string; link: string; hours: number }
  /** To whoever manages webhooks: nothing has arrived at an address for days, and we have stopped calling it. */
  webhookDisabled: { organization: string; host: string; link: string }
  /** To whoever asked for a file of a list. */
  exportReady: { organization: string; file: string; rows: number; link: string; days: number }
  exportFailed: { organization: string; file: string; link: string }
  /** To a person who wants it by email: that cash can be looked at, with counts and no figures. `leftOut`: where they may not see it. */
  cashPosition: {
    day: string
    organizations: { name: string; accounts: number; stale: number; unknown: number }[]
    leftOut: string[]
    link: string
    settings: string
  }
  /** To somebody whom an organization wants as its customer. */
  customerInvited: { organization: string; link: string; hours: number }
  /** To a customer whose request was turned down: they may send it again. */
  customerRejected: { organization: string; reason: string; link: string; hours: number }
  /** To a customer who has sent their request. */
  customerReceived: { organization: string }
  customerApproved: { organization: string }
  /** To a member who reviews customers: one asks for changes of their data. */
  customerChangeAsked: { organization: string; customer: string; author: string; note: string | null; link: string }
  /** To a customer: what became of the changes that they asked for. `reason`: why they were turned down; null: they were approved. */
  customerChangeDecided: { organization: string; reason: string | null; link: string }
  /** To a customer's user: the way into their page. */
  customerSignIn: { organization: string; customer: string; link: string; minutes: number }
  /** To a customer's people: what was written to them about a record. `hours`: how long the link signs in; null: it does not. */
  customerMessage: {
    organization: string
    author: string
    kind: TalkedAbout
    number: string
    text: string
    link: string
    hours: number | null
  }
  /** To a member whom a message names. */
  mentioned: TalkedOf
  /** To a member of a conversation: the customer has answered. */
  customerAnswered: TalkedOf
  ownershipHandedOver: { organization: string; from: string; to: string }
  /** To a customer: an invoice, attached. Amount and date are written in the reader's language already. */
  invoiceSent: {
    organization: string
    number: string
    total: string
    /** Of it, what the customer withholds and what is to be transferred; null where nothing is withheld. */
    withheld: { amount: string; toTransfer: string } | null
    due: string | null
    bank: string | null
    link: string | null
  }
  /** To a customer: an invoice that it got was called off. */
  invoiceCanceled: { organization: string; number: string }
  /** To whoever was named to approve an invoice. */
  invoiceSubmitted: { organization: string; asker: string; customer: string; link: string }
  /** To whoever wrote an invoice: it is a draft again. */
  invoiceReturned: { organization: string; author: string; customer: string; reason: string; link: string }
  /** To whoever wrote a sales order. `reason`: why it was turned down; null: it was approved. */
  orderDecided: {
    organization: string
    author: string
    number: string
    customer: string
    reason: string | null
    link: string
  }
  /** To whoever manages invoices: billing cycles have drafted some, of these customers. */
  billingDrafted: { organization: string; drafts: number; customers: string[]; link: string }
  /** To who wrote invoices: a match that paid them was undone. What is owed is written in the reader's language already. */
  invoicesReopened: {
    organization: string
    invoices: { name: string; owed: string }[]
    more: number
    link: string
  }
  /** To a customer: what is due, written in the reader's language already. `words` are the seller's own; null: ours, in the tone. */
  paymentReminder: {
    organization: string
    tone: 'BEFORE' | 'DUE' | 'LATE' | 'LATER' | 'LAST' | 'MIXED'
    words: string | null
    items: { name: string; amount: string; due: string | null }[]
    total: string | null
    /** Where to transfer; null: it is not said. */
    bank: string | null
    links: { number: string; url: string }[]
  }
  /** To a customer: slips of what it withheld that are awaited. */
  slipReminder: { organization: string; items: { name: string; amount: string }[]; total: string | null }
  /** To a customer: the receipt of their payment, attached. */
  paymentReceived: { organization: string; number: string; amount: string; date: string; invoices: string[] }
  /** To a customer: a credit memo, attached. */
  creditMemoSent: {
    organization: string
    number: string
    total: string
    invoice: string | null
    remaining: string | null
  }
  /** To a customer: its statement of account, attached. */
  statementSent: {
    organization: string
    day: string
    remaining: string
    slips: string | null
    due: string | null
    bank: string | null
  }
}
export type EmailKind = keyof EmailValues

export type Fact = [label: string, value: string]

/** One email's words, in one language. */
export type Email = {
  subject: string
  paragraphs: string[]
  /** What happened, as a short list of labels and values. */
  facts?: Fact[]
  action?: { label: string; url: string }
  /** Where one address is not enough: each with what it opens. */
  links?: { label: string; url: string }[]
  /** Why the reader gets it, where they have no account of their own. */
  footer?: string
  /** What to do when it was not you, or how long a link lives. */
  note?: string
}

/** Places in Arus that emails point at. */
export type Places = { security: string; forgotPassword: string }

export type Words = {
  greeting: (name: string | null) => string
  /** Stands above an address to copy, for programs that show no buttons. */
  copyLink: string
  footer: string
  emails: { [Kind in EmailKind]: (values: EmailValues[Kind], places: Places) => Email }
}

export type Reader = { email: string; name: string | null }

/** A file of the store that goes with an email, under a name. */
export type Attachment = { organizationId: string; id: string; name: string }

/** One email to one person. */
export type Mail<Kind extends EmailKind = EmailKind> = {
  [K in Kind]: { to: Reader; language: Locale; template: K; values: EmailValues[K]; attachment?: Attachment }
}[Kind]
