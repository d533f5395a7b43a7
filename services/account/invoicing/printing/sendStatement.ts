// Emails statements of account, and stores them as sent.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Files } from '../../../kit/files/files.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { bankText } from '../bankDetails/public.ts'
import { printDate } from './format.ts'
import type { PrintedStatement } from './printed.ts'
import { readerOf } from './reader.ts'
import { sentTo } from './send.ts'
import { printMoney } from './sums.ts'
import { sentStatement } from './table.ts'

type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>

type Sent = { statement: PrintedStatement; language: 'id' | 'en'; bytes: Uint8Array; name: string }

type Write = <Result>(use: (tx: Tx, account: Mailer) => Promise<Result>) => Promise<Result>

/** Stores a statement and emails it to its customer's address for invoices; returns the addresses. */
export function keepStatement(
  files: Pick<Files, 'make'>,
  sent: Sent,
  { organizationId }: { organizationId: string },
  write: Write,
): Promise<string[]> {
  const id = newId()
  const content = Readable.from([sent.bytes], { objectMode: false })
  return files.make({ organizationId, id }, content, ({ size, keep }) =>
    write(async (tx, account) => {
      const { statement, language, bytes } = sent
      await tx.insert(sentStatement).values({
        organizationId,
        id,
        customerId: statement.customerId,
        currency: statement.currency,
        firstDay: statement.from,
        lastDay: statement.to,
        view: statement.view,
        closingMinor: statement.closingMinor,
        language,
        size,
        sha256: createHash('sha256').update(bytes).digest(),
        createdBy: tx.actorId,
      })
      const addresses = await mail(tx, account, id, sent)
      await keep()
      return addresses
    }),
  )
}

async function mail(tx: Tx, account: Mailer, id: string, { statement, language, name }: Sent): Promise<string[]> {
  const { customerId, customerName, currency, seller } = statement
  const { addresses } = await readerOf(tx, customerId)
  for (const address of addresses)
    await sendMail(tx, account, {
      to: { email: address, name: null },
      language,
      template: 'statementSent',
      values: {
        organization: seller.name,
        day: printDate(statement.to, language),
        remaining: printMoney(statement.remainingMinor, currency, language),
        slips: statement.waitingMinor === 0n ? null : printMoney(statement.waitingMinor, currency, language),
        bank: statement.bank && statement.remainingMinor > 0n ? bankText(statement.bank) : null,
        virtualAccounts:
          statement.remainingMinor > 0n
            ? statement.virtualAccounts.map(({ bankName, number }) => `${bankName} ${number}`)
            : [],
        due: statement.nextDueOn === null ? null : printDate(statement.nextDueOn, language),
      },
      attachment: { organizationId: tx.organizationId, id, name },
    })
  recordActivity(tx, {
    action: 'SENT',
    recordType: 'CUSTOMER',
    recordId: customerId,
    recordLabel: customerName,
    changes: sentTo(addresses),
  })
  return addresses
}
