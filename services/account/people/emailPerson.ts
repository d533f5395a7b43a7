// Emails users about events of their account, since only they may know that it wasn't them.
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import { type FactorKind, type Occasion, sendMail } from '../mail/public.ts'
import { findPerson } from './findPerson.ts'
import { nameOfDevice } from '../securityLog/public.ts'

type News =
  | { template: 'newDevice' | 'sessionReused' | 'passwordChanged' }
  | { template: 'factorAdded' | 'factorRemoved'; method: FactorKind }
  | { template: 'lockedOut'; minutes: number }
  | { template: 'socialLinked' | 'socialUnlinked'; provider: string }

type Mailer = Pick<Account, 'secrets' | 'jobs'>

/** Emails a user in their language once the transaction commits. */
export async function emailPerson(
  tx: SystemTx,
  account: Mailer,
  { personId, origin, news }: { personId: string; origin: Origin; news: News },
): Promise<void> {
  const person = await findPerson(tx, personId)
  if (!person) return
  const email = { to: { email: person.email, name: person.fullName }, language: person.language }
  const occasion = occasionOf(tx, origin)
  switch (news.template) {
    case 'newDevice':
    case 'sessionReused':
    case 'passwordChanged':
      return sendMail(tx, account, { ...email, template: news.template, values: { occasion } })
    case 'factorAdded':
    case 'factorRemoved':
      return sendMail(tx, account, { ...email, template: news.template, values: { method: news.method, occasion } })
    case 'lockedOut':
      return sendMail(tx, account, { ...email, template: news.template, values: { minutes: news.minutes, occasion } })
    case 'socialLinked':
    case 'socialUnlinked':
      return sendMail(tx, account, {
        ...email,
        template: news.template,
        values: { provider: news.provider, occasion },
      })
  }
}

/** Time, place and device of an event, for emails. */
export const occasionOf = ({ clock }: Pick<SystemTx, 'clock'>, { address, userAgent, country }: Origin): Occasion => ({
  at: clock.now().toString(),
  device: nameOfDevice(userAgent),
  address,
  country,
})
