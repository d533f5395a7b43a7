// Where letters go in local mode without a mail server: into a table that a page shows.
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, SystemTx } from '../../kit/database/database.ts'
import { mailboxLetter } from './table.ts'
import type { Transport } from './transport.ts'

/** The newest are kept, so that a machine that runs for weeks does not fill up. */
const KEPT = 200

/** What is attached to a letter is not kept here. */
export const openMailbox = (database: Database): Transport => ({
  send: ({ id, letter: { to, subject, html, text } }) =>
    database.asSystem(async tx => {
      // A job may run twice; its letter arrives once.
      await tx.insert(mailboxLetter).values({ id, email: to.email, subject, html, body: text }).onConflictDoNothing()
      await tx.execute(sql`
        delete from mailbox_letter where id in (select id from mailbox_letter order by at desc, id desc offset ${KEPT})`)
    }),
  close: async () => {},
})

/** What lies in the mailbox, the newest first. */
export const listLetters = (tx: SystemTx) =>
  tx
    .select({
      id: mailboxLetter.id,
      at: mailboxLetter.at,
      email: mailboxLetter.email,
      subject: mailboxLetter.subject,
    })
    .from(mailboxLetter)
    .orderBy(desc(mailboxLetter.at), desc(mailboxLetter.id))

/** One letter, to be read. */
export async function findLetter(tx: SystemTx, id: string) {
  const [found] = await tx.select().from(mailboxLetter).where(eq(mailboxLetter.id, id))
  return found
}
