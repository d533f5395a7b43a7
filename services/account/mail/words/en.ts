import type { ProtectedAction } from '../../../kit/protectedActions.ts'
import type { Fact, FactorKind, Occasion, Words } from '../letter.ts'
import { momentIn, placeOf } from './moment.ts'

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
const NOT_YOU = 'If this was not you, set a new password at once: that ends every session of your account.'

/** What was done, as a title and as it follows the name of who did it. */
const PROTECTED: Record<ProtectedAction, { title: string; done: (subject: string) => string }> = {
  CONTROLS_LOOSENED: { title: 'controls relaxed', done: () => 'relaxed the company controls' },
  ROLE_APPROVES: { title: 'a role can now approve', done: role => `allowed the role ${role} to approve` },
  MEMBER_APPROVES: { title: 'a member can now approve', done: names => `allowed ${names} to approve` },
  OWNERSHIP_OFFERED: { title: 'ownership offered', done: name => `offered the ownership to ${name}` },
  OWNERSHIP_ACCEPTED: { title: 'new owner', done: () => 'became the owner' },
  API_TOKEN_CREATED: { title: 'API token created', done: name => `created the API token ${name}` },
  WEBHOOK_CREATED: { title: 'webhook added', done: url => `added the webhook ${url}` },
  WEBHOOK_CHANGED: { title: 'webhook changed', done: url => `changed the webhook ${url}` },
  WEBHOOK_SECRET_REPLACED: {
    title: 'webhook secret replaced',
    done: url => `replaced the secret of the webhook ${url}`,
  },
  APPROVAL_POLICY_CREATED: { title: 'approval policy created', done: name => `created the approval policy ${name}` },
  APPROVAL_POLICY_CHANGED: { title: 'approval policy changed', done: name => `changed the approval policy ${name}` },
  APPROVAL_POLICY_DELETED: { title: 'approval policy deleted', done: name => `deleted the approval policy ${name}` },
  PAYMENT_SETTINGS_LOOSENED: { title: 'payment checks relaxed', done: () => 'relaxed the payment checks' },
  BANK_CONNECTED: { title: 'bank account connected', done: alias => `connected the bank account ${alias}` },
  BANK_CREDENTIALS_REPLACED: {
    title: 'bank credentials replaced',
    done: alias => `replaced the bank credentials of ${alias}`,
  },
  BANK_DISCONNECTED: { title: 'bank account disconnected', done: alias => `disconnected the bank account ${alias}` },
  PAYEE_ACCOUNT_ADDED: {
    title: 'new bank account of a payee',
    done: alias => `added a bank account to the counterparty ${alias}`,
  },
}

export const en: Words = {
  greeting: name => (name === null ? 'Hello,' : `Hello ${name},`),
  copyLink: 'If the button does not work, copy this address into your browser:',
  footer: 'You get this message because of your account with Arus. Nobody reads answers to this address.',
  letters: {
    invitation: ({ inviter, organization, role, link, hours: lasting }) => ({
      subject: `${inviter} invites you to ${organization}`,
      paragraphs: [
        `${inviter} invites you to work in ${organization} on Arus, as ${role}.`,
        'Choose a password to begin. It takes about a minute.',
      ],
      action: { label: 'Accept the invitation', url: link },
      note: `The link works once, within ${hours(lasting)}. If you do not expect this invitation, you can ignore it.`,
    }),
    invitationToMember: ({ inviter, organization, role, link, hours: lasting }) => ({
      subject: `${inviter} invites you to ${organization}`,
      paragraphs: [
        `${inviter} invites you to work in ${organization}, as ${role}.`,
        'You have an account with Arus already: sign in with it, and the organization is added to yours.',
      ],
      action: { label: 'Join the organization', url: link },
      note: `The link works once, within ${hours(lasting)}. If you do not expect this invitation, you can ignore it.`,
    }),
    passwordReset: ({ link, minutes: lasting }) => ({
      subject: 'Set a new password',
      paragraphs: ['Somebody, we hope you, asked to set a new password for your account.'],
      action: { label: 'Set a new password', url: link },
      note: `The link works once, within ${minutes(lasting)}. If you did not ask for it, you can ignore this message: your password stays as it is.`,
    }),
    passwordChanged: ({ occasion }, { forgotPassword }) => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed, and every other session was ended.'],
      facts: factsOf(occasion),
      action: { label: 'This was not me', url: forgotPassword },
      note: NOT_YOU,
    }),
    newDevice: ({ occasion }, { forgotPassword }) => ({
      subject: 'New sign-in to your account',
      paragraphs: ['Your account was used to sign in from a device that we have not seen before.'],
      facts: factsOf(occasion),
      action: { label: 'This was not me', url: forgotPassword },
      note: NOT_YOU,
    }),
    factorAdded: ({ method, occasion }, { security }) => ({
      subject: 'A sign-in method was added',
      paragraphs: [`Your account can now be proved with ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'See my security page', url: security },
      note: NOT_YOU,
    }),
    factorRemoved: ({ method, occasion }, { security }) => ({
      subject: 'A sign-in method was removed',
      paragraphs: [`Your account is no longer proved with ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'See my security page', url: security },
      note: NOT_YOU,
    }),
    socialLinked: ({ provider, occasion }, { forgotPassword }) => ({
      subject: `You can now sign in with ${provider}`,
      paragraphs: [`Your account was used with ${provider} for the first time, and can be opened with it from now on.`],
      facts: factsOf(occasion),
      action: { label: 'This was not me', url: forgotPassword },
      note: `If this was not you, set a new password at once: that ends every session of your account, and ${provider} no longer opens it.`,
    }),
    socialUnlinked: ({ provider, occasion }, { security }) => ({
      subject: `You can no longer sign in with ${provider}`,
      paragraphs: [`${provider} was unlinked from your account, and does not open it any more.`],
      facts: factsOf(occasion),
      action: { label: 'See my security page', url: security },
      note: NOT_YOU,
    }),
    lockedOut: ({ minutes: lasting, occasion }, { forgotPassword }) => ({
      subject: 'Your account is locked for a while',
      paragraphs: [
        `There were too many wrong attempts to sign in to your account. It can be used again in ${minutes(lasting)}.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Set a new password', url: forgotPassword },
      note: 'If this was not you, somebody may be guessing your password. Nobody has got in.',
    }),
    sessionReused: ({ occasion }, { forgotPassword }) => ({
      subject: 'We ended one of your sessions',
      paragraphs: [
        'Somebody used an old copy of a session of yours. That should not happen, so we ended it: please sign in again.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Set a new password', url: forgotPassword },
      note: NOT_YOU,
    }),
    protectedChange: ({ organization, actor, action, subject, occasion, link }) => ({
      subject: `Security alert for ${organization}: ${PROTECTED[action].title}`,
      paragraphs: [
        `${actor} ${PROTECTED[action].done(subject)} in ${organization}, confirmed with a second factor.`,
        'You receive this email because you are the owner or an admin.',
      ],
      facts: factsOf(occasion),
      action: { label: 'View activity log', url: link },
      note: 'If you did not expect this change, undo it and contact whoever made it. The activity log shows the values before and after.',
    }),
    ownershipOffered: ({ organization, owner, link, hours: lasting }) => ({
      subject: `${owner} offers you the ownership of ${organization}`,
      paragraphs: [
        `${owner} wants to hand ${organization} over to you. As its owner you may do everything there, and nobody can remove you.`,
      ],
      action: { label: 'Look at the offer', url: link },
      note: `The offer stands for ${hours(lasting)}. Without an answer everything stays as it is.`,
    }),
    webhookDisabled: ({ organization, host, link }) => ({
      subject: `A webhook of ${organization} was switched off`,
      paragraphs: [
        `Nothing that we sent to ${host} has arrived for three days, so we have stopped sending to it.`,
        'Once it works again, activate the webhook and resend what it has missed from its log of deliveries.',
      ],
      action: { label: 'Look at the webhook', url: link },
    }),
    ownershipHandedOver: ({ organization, from, to }) => ({
      subject: `${to} now owns ${organization}`,
      paragraphs: [`${from} has handed ${organization} over to ${to}.`],
    }),
  },
}
