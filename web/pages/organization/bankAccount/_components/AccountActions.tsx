import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { AccountActions_account$key } from '../../../../__generated__/AccountActions_account.graphql.ts'
import type { AccountActions_organization$key } from '../../../../__generated__/AccountActions_organization.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import type { MoneyValue } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { useCloseAccount, useDeleteAccount, useReopenAccount } from '../_lib/useChangeAccount.ts'

const MAX_REASON_LENGTH = 255

type AccountActionsProps = {
  accountKey: AccountActions_account$key
  organizationKey: AccountActions_organization$key
}

/** Closes, reopens and deletes an account. */
export function AccountActions({ accountKey, organizationKey }: AccountActionsProps) {
  const { invoiceBankDetails } = useFragment(
    graphql`
      fragment AccountActions_organization on Organization {
        invoiceBankDetails {
          bankAccountId
        }
      }
    `,
    organizationKey,
  )
  const account = useFragment(
    graphql`
      fragment AccountActions_account on BankAccount {
        id
        alias
        version
        allowedActions
        balance {
          ledger {
            amount
            currency
          }
        }
      }
    `,
    accountKey,
  )
  const { id, version, alias, allowedActions, balance } = account
  const left = balance && !isZero(balance.ledger.amount) ? balance.ledger : null
  const [asked, setAsked] = useState<'CLOSE' | 'DELETE' | null>(null)
  const [reopen, isReopening] = useReopenAccount()
  const dialog = { id, version, alias, onClose: () => setAsked(null) }
  return (
    <>
      {allowedActions.includes('REOPEN') ? (
        <Button
          icon={<LockOpen className="i" aria-hidden />}
          loading={isReopening}
          onClick={() => void reopen({ variables: { input: { id, version } } })}
        >
          <FormattedMessage id="bankAccount.reopen" />
        </Button>
      ) : null}
      {allowedActions.includes('CLOSE') ? (
        <Button icon={<Lock className="i" aria-hidden />} onClick={() => setAsked('CLOSE')}>
          <FormattedMessage id="bankAccount.close" />
        </Button>
      ) : null}
      {allowedActions.includes('DELETE') ? (
        <Button variant="danger" icon={<Trash2 className="i" aria-hidden />} onClick={() => setAsked('DELETE')}>
          <FormattedMessage id="bankAccount.delete" />
        </Button>
      ) : null}
      {asked === 'CLOSE' ? (
        <CloseDialog {...dialog} isPrinted={invoiceBankDetails?.bankAccountId === id} left={left} />
      ) : null}
      {asked === 'DELETE' ? <DeleteDialog {...dialog} /> : null}
    </>
  )
}

type DialogProps = { id: string; version: number; alias: string; onClose: () => void }

type CloseDialogProps = DialogProps & {
  /** Whether customers are told to pay into it. */
  isPrinted: boolean
  /** Its balance; null if it is zero or unknown. */
  left: MoneyValue | null
}

function CloseDialog({ id, version, alias, isPrinted, left, onClose }: CloseDialogProps) {
  const { formatMessage } = useIntl()
  const [close] = useCloseAccount()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      danger
      title={<FormattedMessage id="bankAccount.close.title" values={{ alias }} />}
      description={<FormattedMessage id="bankAccount.close.text" />}
      submitLabel={<FormattedMessage id="bankAccount.close.submit" />}
      check={() => (reason.trim() === '' ? { reason: formatMessage({ id: 'bankAccount.close.reason.required' }) } : {})}
      send={() => close({ variables: { input: { id, version, reason: reason.trim() } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          {left ? (
            <p className="note warn">
              <FormattedMessage id="bankAccount.close.balance" values={{ balance: <Money value={left} currency /> }} />
            </p>
          ) : null}
          {isPrinted ? (
            <p className="note warn">
              <FormattedMessage id="bankAccount.close.printed" />
            </p>
          ) : null}
          <Field label={<FormattedMessage id="bankAccount.close.reason" />} required error={errors.reason}>
            {control => (
              <input
                {...control}
                className="input"
                data-autofocus
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}

function DeleteDialog({ id, version, alias, onClose }: DialogProps) {
  const navigate = useNavigate()
  const [remove] = useDeleteAccount(alias)
  return (
    <FormDialog
      danger
      focusSubmit
      title={<FormattedMessage id="bankAccount.delete.title" values={{ alias }} />}
      description={<FormattedMessage id="bankAccount.delete.text" />}
      submitLabel={<FormattedMessage id="bankAccount.delete.submit" />}
      send={() => remove({ variables: { input: { id, version } } })}
      onSent={() => void navigate('/bank-accounts', { replace: true })}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
