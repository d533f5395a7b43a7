// Sign-in with the provider. It only replaces the password: second factor, memberships and session work as usual.
import type { SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import {
  signInCodes,
  afterFirstFactor,
  uncountAddressAttempt,
  type SignInOutcome,
  takeAddressAttempt,
} from '../signIn/public.ts'
import { attemptsExceeded } from '../throttle/public.ts'
import { findOrLink } from './link.ts'
import type { SocialProvider } from './provider.ts'
import { closeQuestion, openQuestion, type Question, readQuestion } from './question.ts'

/** The URL to send the browser to, and the cookie to keep until it returns. */
export async function startSocialSignIn(
  account: Account,
  given: { remember: boolean; next: string },
): Promise<{ address: string; question: string }> {
  const { secrets, database } = account
  const { checks, sealed } = openQuestion(secrets, { ...given, now: database.clock.now() })
  return { address: await providerOf(account).address(checks), question: sealed }
}

type SocialAnswer = { question: string; query: string; previousSession: string | undefined; origin: Origin }

export async function finishSocialSignIn(
  account: Account,
  { question: sealed, query, ...browser }: SocialAnswer,
): Promise<{ outcome: SignInOutcome; next: string }> {
  const provider = providerOf(account)
  const { database } = account
  const question = readQuestion(account.secrets, sealed)
  const refusal = await database.asSystem(tx => admit(tx, account, question, browser.origin))
  if (refusal || !question) throw refusal ?? notCompleted(provider)

  // No database connection is held meanwhile.
  const identity = await provider.identityOf(query, question).catch(async (error: unknown) => {
    await database.asSystem(tx => recordFailure(tx, browser.origin))
    throw error
  })
  const result = await database.asSystem(async tx => {
    const found = await findOrLink(tx, account, { identity, provider: provider.name, origin: browser.origin })
    if (found instanceof Refusal) {
      await recordFailure(tx, browser.origin)
      return found
    }
    if (browser.origin.address) await uncountAddressAttempt(tx, browser.origin.address)
    if (!found.hasPlace) return new Refusal(signInCodes.accountNotActive)
    return afterFirstFactor(tx, account, {
      ...browser,
      person: found,
      factor: 'SOCIAL',
      remember: question.remember,
    })
  })
  // Thrown after the commit: the attempt is counted and logged.
  if (result instanceof Refusal) throw result
  return { outcome: result, next: question.next }
}

/** Counts the attempt by address, and accepts a response once. */
async function admit(tx: SystemTx, account: Account, question: Question | undefined, origin: Origin) {
  const { lockout } = account.rules
  if (origin.address) {
    const taken = await takeAddressAttempt(tx, lockout, { purpose: 'SIGN_IN', address: origin.address })
    if (!taken.allowed) return attemptsExceeded(taken.secondsLeft)
  }
  if (question && (await closeQuestion(tx, question))) return undefined
  await recordFailure(tx, origin)
  return notCompleted(providerOf(account))
}

const recordFailure = (tx: SystemTx, origin: Origin) =>
  recordSecurityEvent(tx, { personId: null, event: 'SIGN_IN_FAILED', origin })

function providerOf({ social }: Account): SocialProvider {
  if (!social) throw new Refusal(commonErrors.notFound)
  return social
}

const notCompleted = ({ name }: SocialProvider) => new Refusal(codes.socialNotCompleted, { params: { name } })
