import { decisions } from './enDecisions.ts'
import { toMembers } from './enMembers.ts'
import { papers } from './enPapers.ts'
import type { Fact, FactorKind, Email, EmailValues, Occasion, TalkedAbout, Words } from '../email.ts'
import { linesOf } from './lines.ts'
import { dayIn, momentIn, placeOf } from './moment.ts'
import { PROTECTED } from './protectedActionsEn.ts'

const METHOD: Record<FactorKind, string> = {
  AUTHENTICATOR_APP: 'an authenticator app',
  PASSKEY: 'a passkey',
  BACKUP_CODES: 'backup codes',
}

const factsOf = (occasion: Occasion): Fact[] => [
  ['Time', momentIn('en', occasion.at)],
  ['Device', occasion.device ?? 'Unknown'],
  ['Place', placeOf(occasion) ?? 'Unknown'],
]

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : `${count} minutes`)
const counted = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-GB')} rows`)
const accountsOf = ({ accounts, stale, unknown }: EmailValues['cashPosition']['organizations'][number]) =>
  [
    accounts === 1 ? '1 account' : `${accounts} accounts`,
    ...(stale === 0 ? [] : [stale === 1 ? '1 old balance' : `${stale} old balances`]),
    ...(unknown === 0 ? [] : [`${unknown} without a known balance`]),
  ].join(', ')
const NOT_YOU = 'If this wasn’t you, set a new password right away. That ends every session of your account.'

const TALKED_ABOUT: Record<TalkedAbout, { named: string; draft: string; open: string }> = {
  SALES_ORDER: { named: 'order', draft: 'a sales order', open: 'View order' },
  INVOICE: { named: 'invoice', draft: 'a draft invoice', open: 'View invoice' },
}
const talkedOf = (kind: TalkedAbout, number: string | null) =>
  number === null ? TALKED_ABOUT[kind].draft : `${TALKED_ABOUT[kind].named} ${number}`

const customerFooter = (organization: string) =>
  `You’re receiving this email because ${organization} uses Arus to work with its customers. Replies to this address aren’t read.`

type Reminder = EmailValues['paymentReminder']

const REMINDER_SUBJECT: Record<Reminder['tone'], (what: string, organization: string) => string> = {
  BEFORE: (what, organization) => `Due soon: ${what} of ${organization}`,
  DUE: (what, organization) => `Now due: ${what} of ${organization}`,
  LATE: (what, organization) => `Reminder: ${what} of ${organization}`,
  LATER: (what, organization) => `Another reminder: ${what} of ${organization}`,
  LAST: (what, organization) => `Last reminder: ${what} of ${organization}`,
  MIXED: (what, organization) => `Reminder: ${what} of ${organization}`,
}
const PAID_MEANWHILE = 'If you have paid in the meantime, you can ignore this email.'
const REMINDER_WORDS: Record<Reminder['tone'], (organization: string) => string[]> = {
  BEFORE: organization => [`Payment of the following to ${organization} will soon be due.`, PAID_MEANWHILE],
  DUE: organization => [`Payment of the following to ${organization} is now due.`, PAID_MEANWHILE],
  LATE: organization => [
    `${organization} hasn’t received payment of the following yet. Please pay in the next few days.`,
    PAID_MEANWHILE,
  ],
  LATER: organization => [
    `${organization} reminded you of the following before and still hasn’t received payment. Please pay now, or say when you will.`,
    PAID_MEANWHILE,
  ],
  LAST: organization => [
    `The following has been overdue for some time, and ${organization} has had no payment in spite of its reminders. Please pay right away, or get in touch with ${organization}.`,
    PAID_MEANWHILE,
  ],
  MIXED: organization => [
    `Some of the following payments to ${organization} are due. Please pay those in the next few days; the others are due on their dates.`,
    PAID_MEANWHILE,
  ],
}

/** One link becomes a button; several get labels. */
function payingBy(links: Reminder['links']): Pick<Email, 'action' | 'links' | 'note'> {
  const [only] = links
  if (only === undefined) return {}
  const note = 'A link opens its invoice and nothing else. It works until the invoice is paid and for 30 days after.'
  if (links.length === 1) return { action: { label: `Pay ${only.number}`, url: only.url }, note }
  return { links: links.map(({ number, url }) => ({ label: `Pay ${number}`, url })), note }
}

export const en: Words = {
  greeting: name => (name === null ? 'Hello,' : `Hello ${name},`),
  copyLink: 'If the button doesn’t work, copy this address into your browser:',
  footer: 'You’re receiving this email because you have an Arus account. Replies to this address aren’t read.',
  emails: {
    invitation: ({ inviter, organization, role, link, hours: lasting }) => ({
      subject: `${inviter} invited you to ${organization}`,
      paragraphs: [
        `${inviter} invited you to join ${organization} on Arus as ${role}.`,
        'Choose a password to get started. It takes about a minute.',
      ],
      action: { label: 'Accept invitation', url: link },
      note: `The link works once and expires in ${hours(lasting)}. If you weren’t expecting this invitation, you can ignore it.`,
    }),
    invitationToMember: ({ inviter, organization, role, link, hours: lasting }) => ({
      subject: `${inviter} invited you to ${organization}`,
      paragraphs: [
        `${inviter} invited you to join ${organization} as ${role}.`,
        'You already have an Arus account. Sign in, and the organization is added to it.',
      ],
      action: { label: 'Join organization', url: link },
      note: `The link works once and expires in ${hours(lasting)}. If you weren’t expecting this invitation, you can ignore it.`,
    }),
    customerInvited: ({ organization, link, hours: lasting }) => ({
      subject: `${organization} invites you to register as a customer`,
      paragraphs: [
        `${organization} would like to do business with you and needs a few details and documents.`,
        'The form has three steps. What you enter is saved as you go.',
      ],
      action: { label: 'Open the form', url: link },
      note: `The link works until you send the form and expires in ${hours(lasting)}. If you don’t know ${organization}, you can ignore it.`,
      footer: customerFooter(organization),
    }),
    customerReminded: ({ organization, link, hours: lasting }) => ({
      subject: `Reminder: ${organization} is waiting for your details`,
      paragraphs: [
        `${organization} asked you to register as a customer and hasn’t received your details yet.`,
        'What you entered before is still there.',
      ],
      action: { label: 'Continue the form', url: link },
      note: `This link replaces the earlier ones. It works until you send the form and expires in ${hours(lasting)}. If you don’t know ${organization}, you can ignore it.`,
      footer: customerFooter(organization),
    }),
    customerRejected: ({ organization, reason, link, hours: lasting }) => ({
      subject: `${organization} needs changes to your request`,
      paragraphs: [
        `${organization} reviewed your request and couldn’t accept it yet.`,
        'You can correct it and send it again.',
      ],
      facts: [['Reason', reason]],
      action: { label: 'Correct the request', url: link },
      note: `The link works until you send the form and expires in ${hours(lasting)}.`,
      footer: customerFooter(organization),
    }),
    customerReceived: ({ organization }) => ({
      subject: `${organization} received your request`,
      paragraphs: [`${organization} received your request and will review it. We’ll email you when it’s decided.`],
      footer: customerFooter(organization),
    }),
    customerApproved: ({ organization }) => ({
      subject: `You’re now a customer of ${organization}`,
      paragraphs: [`${organization} approved your request. Orders and invoices can follow from now on.`],
      footer: customerFooter(organization),
    }),
    customerChangeAsked: ({ organization, customer, author, note, link }) => ({
      subject: `${customer} asks to change its data`,
      paragraphs: [
        `${author} asks ${organization} to change the data of ${customer}. Nothing changes until someone approves it.`,
        ...(note === null ? [] : linesOf(note)),
      ],
      action: { label: 'Review the changes', url: link },
    }),
    customerChangeDecided: ({ organization, reason, link }) => ({
      subject: reason === null ? `${organization} changed your data` : `${organization} didn’t change your data`,
      paragraphs: [
        reason === null
          ? `${organization} approved the changes you asked for. They apply from now on.`
          : `${organization} reviewed the changes you asked for and didn’t make them.`,
      ],
      ...(reason !== null && { facts: [['Reason', reason] as [string, string]] }),
      action: { label: 'Open your data', url: link },
      note: `If you didn’t ask for this, contact ${organization}.`,
      footer: customerFooter(organization),
    }),
    customerSignIn: ({ organization, customer, link, minutes: lasting }) => ({
      subject: `Sign in to your page at ${organization}`,
      paragraphs: [`Your orders, invoices and data of ${customer} at ${organization} are one tap away.`],
      action: { label: 'Sign in', url: link },
      note: `The link works once and expires in ${minutes(lasting)}. If you didn’t request it, you can ignore this email.`,
      footer: customerFooter(organization),
    }),
    invoiceSent: ({ organization, number, total, withheld, due, bank, virtualAccounts = [], link }) => ({
      subject: `Invoice ${number} from ${organization}`,
      paragraphs: [`${organization} sends you invoice ${number}. It’s attached to this email as a PDF.`],
      facts: [
        ['Amount', total],
        ...(withheld === null
          ? []
          : [
              ['Tax you withhold', withheld.amount] satisfies Fact,
              ['To transfer', withheld.toTransfer] satisfies Fact,
            ]),
        ...(due === null ? [] : [['Due', due] satisfies Fact]),
        ...(bank === null ? [] : [['Transfer to', bank] satisfies Fact]),
        ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
      ],
      ...(link !== null && {
        action: { label: 'Pay invoice', url: link },
        note: 'The link opens this invoice and nothing else. It works until the invoice is paid and for 30 days after.',
      }),
      footer: customerFooter(organization),
    }),
    invoiceCanceled: ({ organization, number }) => ({
      subject: `Invoice ${number} from ${organization} is canceled`,
      paragraphs: [`${organization} has canceled invoice ${number}. You don’t need to pay it.`],
      footer: customerFooter(organization),
    }),
    ...decisions,
    ...toMembers,
    paymentReminder: ({ organization, tone, words, items, total, bank, virtualAccounts = [], links }) => {
      const [only] = items.length === 1 ? items : []
      const what = only ? `invoice ${only.name}` : `${items.length} payments`
      return {
        subject: REMINDER_SUBJECT[tone](what, organization),
        paragraphs: words === null ? REMINDER_WORDS[tone](organization) : words.split(/\n{2,}/),
        facts: [
          ...items.map(({ name, amount, due }): Fact => [name, due === null ? amount : `${amount}, due ${due}`]),
          ...(total === null ? [] : [['Total', total] satisfies Fact]),
          ...(bank === null ? [] : [['Transfer to', bank] satisfies Fact]),
          ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
        ],
        ...payingBy(links),
        footer: customerFooter(organization),
      }
    },
    slipReminder: ({ organization, items, total }) => ({
      subject: `${organization} is waiting for withholding slips`,
      paragraphs: [
        `You paid the following to ${organization} less the tax that you withheld. Please send the withholding slips (bukti potong).`,
        'If you have sent them in the meantime, you can ignore this email.',
      ],
      facts: [
        ...items.map(({ name, amount }): Fact => [name, amount]),
        ...(total === null ? [] : [['Total', total] satisfies Fact]),
      ],
      footer: customerFooter(organization),
    }),
    ...papers(customerFooter),
    passwordReset: ({ link, minutes: lasting }) => ({
      subject: 'Set a new password',
      paragraphs: ['Someone, hopefully you, asked to set a new password for your account.'],
      action: { label: 'Set new password', url: link },
      note: `The link works once and expires in ${minutes(lasting)}. If you didn’t request this, you can ignore this email. Your password won’t change.`,
    }),
    passwordChanged: ({ occasion }, { forgotPassword }) => ({
      subject: 'Your password was changed',
      paragraphs: ['Your account’s password was changed, and all other sessions were ended.'],
      facts: factsOf(occasion),
      action: { label: 'This wasn’t me', url: forgotPassword },
      note: NOT_YOU,
    }),
    newDevice: ({ occasion }, { forgotPassword }) => ({
      subject: 'New sign-in to your account',
      paragraphs: ['Someone signed in to your account from a new device.'],
      facts: factsOf(occasion),
      action: { label: 'This wasn’t me', url: forgotPassword },
      note: NOT_YOU,
    }),
    factorAdded: ({ method, occasion }, { security }) => ({
      subject: 'Two-factor method added',
      paragraphs: [`You can now confirm it’s you with ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'View security settings', url: security },
      note: NOT_YOU,
    }),
    factorRemoved: ({ method, occasion }, { security }) => ({
      subject: 'Two-factor method removed',
      paragraphs: [`You can no longer confirm it’s you with ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'View security settings', url: security },
      note: NOT_YOU,
    }),
    socialLinked: ({ provider, occasion }, { forgotPassword }) => ({
      subject: `You can now sign in with ${provider}`,
      paragraphs: [`${provider} was used to sign in to your account for the first time and can be used from now on.`],
      facts: factsOf(occasion),
      action: { label: 'This wasn’t me', url: forgotPassword },
      note: `If this wasn’t you, set a new password right away. That ends every session of your account and unlinks ${provider}.`,
    }),
    socialUnlinked: ({ provider, occasion }, { security }) => ({
      subject: `You can no longer sign in with ${provider}`,
      paragraphs: [`${provider} was unlinked from your account and can no longer be used to sign in.`],
      facts: factsOf(occasion),
      action: { label: 'View security settings', url: security },
      note: NOT_YOU,
    }),
    lockedOut: ({ minutes: lasting, occasion }, { forgotPassword }) => ({
      subject: 'Your account is temporarily locked',
      paragraphs: [
        `There were too many failed attempts to sign in to your account. You can try again in ${minutes(lasting)}.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Set new password', url: forgotPassword },
      note: 'If this wasn’t you, someone may be guessing your password. No one has gained access.',
    }),
    sessionReused: ({ occasion }, { forgotPassword }) => ({
      subject: 'We ended one of your sessions',
      paragraphs: [
        'An old copy of one of your sessions was used. That shouldn’t happen, so we ended the session. Please sign in again.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Set new password', url: forgotPassword },
      note: NOT_YOU,
    }),
    protectedChange: ({ organization, actor, action, subject, occasion, link }) => ({
      subject: `Security alert for ${organization}: ${PROTECTED[action].title}`,
      paragraphs: [
        `${actor} ${PROTECTED[action].done(subject)} in ${organization}, confirmed with two-factor authentication.`,
        'You’re receiving this because you’re the owner or an admin.',
      ],
      facts: factsOf(occasion),
      action: { label: 'View activity log', url: link },
      note: 'If you didn’t expect this change, undo it and contact the person who made it. The activity log shows the values before and after.',
    }),
    ownershipOffered: ({ organization, owner, link, hours: lasting }) => ({
      subject: `${owner} is offering you ownership of ${organization}`,
      paragraphs: [
        `${owner} wants to transfer ownership of ${organization} to you. As the owner, you have full access and can’t be removed.`,
      ],
      action: { label: 'View offer', url: link },
      note: `The offer expires in ${hours(lasting)}. If you don’t respond, nothing changes.`,
    }),
    webhookDisabled: ({ organization, host, link }) => ({
      subject: `A webhook in ${organization} was disabled`,
      paragraphs: [
        `Deliveries to ${host} have failed for three days, so we’ve stopped sending to it.`,
        'Once it works again, activate the webhook and resend the missed events from its delivery log.',
      ],
      action: { label: 'View webhook', url: link },
    }),
    exportReady: ({ organization, file, rows, link, days }) => ({
      subject: `Your export is ready: ${file}`,
      paragraphs: [`The file you asked for in ${organization} is ready to download. It has ${counted(rows)}.`],
      action: { label: 'View exports', url: link },
      note: `You need to sign in to download it. The file is deleted after ${days} days.`,
    }),
    exportFailed: ({ organization, file, link }) => ({
      subject: `Your export failed: ${file}`,
      paragraphs: [
        'Oops! An error occurred while exporting the records. Please try again later.',
        `The export was started in ${organization}.`,
      ],
      action: { label: 'View exports', url: link },
    }),
    cashPosition: ({ day, organizations, leftOut, link, settings }) => ({
      subject: `Cash position, ${dayIn('en', day)}`,
      paragraphs: [
        organizations.length === 1
          ? 'Your cash position is ready to view.'
          : `The cash position of ${organizations.length} organizations is ready to view.`,
        ...(leftOut.length === 0
          ? []
          : [`Left out because you can’t view cash analysis there: ${leftOut.join(', ')}.`]),
      ],
      facts: organizations.map(each => [each.name, accountsOf(each)]),
      action: { label: 'View cash position', url: link },
      links: [{ label: 'Change or stop this email', url: settings }],
      note: 'Amounts are never sent by email. You need to sign in to see them.',
    }),
    customerMessage: ({ organization, author, kind, number, text, link, hours: lasting }) => ({
      subject: `Message from ${organization} about ${talkedOf(kind, number)}`,
      paragraphs: [`${author} of ${organization} wrote to you about ${talkedOf(kind, number)}:`, ...linesOf(text)],
      action: { label: 'Read and answer', url: link },
      note:
        lasting === null
          ? 'Sign in with this email address to read and answer on your page.'
          : `The link signs you in to your page once and expires in ${hours(lasting)}. Answer there.`,
      footer: customerFooter(organization),
    }),
    mentioned: ({ organization, author, customer, kind, number, text, link }) => ({
      subject: `${author} mentioned you on ${talkedOf(kind, number)}`,
      paragraphs: [
        `${author} mentioned you on ${talkedOf(kind, number)} of ${customer} in ${organization}:`,
        ...linesOf(text),
      ],
      action: { label: TALKED_ABOUT[kind].open, url: link },
    }),
    customerAnswered: ({ organization, author, customer, kind, number, text, link }) => ({
      subject: `${customer} wrote about ${talkedOf(kind, number)}`,
      paragraphs: [
        `${author} of ${customer} wrote to ${organization} about ${talkedOf(kind, number)}:`,
        ...linesOf(text),
      ],
      action: { label: TALKED_ABOUT[kind].open, url: link },
    }),
    ownershipHandedOver: ({ organization, from, to }) => ({
      subject: `${to} now owns ${organization}`,
      paragraphs: [`${from} transferred ownership of ${organization} to ${to}.`],
    }),
  },
}
