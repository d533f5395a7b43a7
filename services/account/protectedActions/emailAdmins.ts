// The owner and admins are emailed about each protected change, so that one made with a stolen session is noticed.
import type { Tx } from '../../kit/database/database.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'
import type { Account, Origin } from '../account.ts'
import { type Occasion, sendMail } from '../mail/public.ts'
import { occasionOf } from '../people/public.ts'
import { preparingEmail } from './events.ts'

export type ProtectedChange = {
  action: ProtectedAction
  /** The name of what was changed: a role, a member, a URL. Empty where the action says it all. */
  subject: string
}

type ReportedChange = ProtectedChange & {
  actorName: string
  origin: Origin
  /** When it was performed; defaults to now. */
  at?: Occasion['at']
}

/** Users with this permission are admins: they could have made the change, or can undo it. */
const ADMIN = 'account.controls.manage'

/** Emails the owner and the admins once the transaction commits, including the actor, since it may not have been them. */
export async function emailAdmins(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { actorName, origin, at, ...change }: ReportedChange,
): Promise<void> {
  const occasion = { ...occasionOf(tx, origin), ...(at !== undefined && { at }) }
  const recipients = await tx.raise(preparingEmail, { permission: ADMIN })
  for (const { organizationName, language, ...to } of recipients.flat()) {
    await sendMail(tx, account, {
      to,
      language,
      template: 'protectedChange',
      values: {
        ...change,
        organization: organizationName,
        actor: actorName,
        occasion,
        link: `${account.publicOrigin}/log`,
      },
    })
  }
}
