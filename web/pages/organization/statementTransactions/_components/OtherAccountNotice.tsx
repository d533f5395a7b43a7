import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OtherAccountNotice_import$key } from '../../../../__generated__/OtherAccountNotice_import.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useCheckForAccount } from '../_lib/useCheckForAccount.ts'

type Account = { id: string; alias: string; accountNumber: string; currency: string }

const nameOf = ({ alias, accountNumber, currency }: Account) => `${alias} ··${accountNumber.slice(-4)}, ${currency}`

/** The file belongs to another own account, or also contains one: offers to check it for that one. */
export function OtherAccountNotice({ importKey }: { importKey: OtherAccountNotice_import$key }) {
  const { fileId, belongsTo, leftOut } = useFragment<OtherAccountNotice_import$key>(
    graphql`
      fragment OtherAccountNotice_import on StatementImport {
        fileId
        belongsTo {
          id
          alias
          accountNumber
          currency
        }
        leftOut {
          rows
          bankAccount {
            id
            alias
            accountNumber
            currency
          }
        }
      }
    `,
    importKey,
  )
  if (belongsTo)
    return (
      <Notice
        fileId={fileId}
        accountId={belongsTo.id}
        act={<FormattedMessage id="statements.import.useAccount" values={{ account: belongsTo.alias }} />}
      >
        <b>
          <FormattedMessage id="statements.import.belongsTo" values={{ account: nameOf(belongsTo) }} />
        </b>
      </Notice>
    )
  return leftOut.map(({ bankAccount, rows }) => (
    <Notice
      key={bankAccount.id}
      fileId={fileId}
      accountId={bankAccount.id}
      act={<FormattedMessage id="statements.import.into" values={{ rows, account: bankAccount.alias }} />}
    >
      <b>
        <FormattedMessage id="statements.import.second" values={{ account: nameOf(bankAccount), rows }} />
      </b>{' '}
      <FormattedMessage id="statements.import.second.text" />
    </Notice>
  ))
}

type NoticeProps = { fileId: string; accountId: string; act: ReactNode; children: ReactNode }

function Notice({ fileId, accountId, act, children }: NoticeProps) {
  const { checkFor, isSending, problem } = useCheckForAccount(fileId)
  return (
    <div className="note info import-other" role="note">
      <Landmark className="i" aria-hidden />
      <div className="grow">
        {children}
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      <Button size="sm" loading={isSending} onClick={() => void checkFor(accountId)}>
        {act}
      </Button>
    </div>
  )
}
