import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { fieldId, SelectField, TextField, useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { type AccountValues, emptyAccount } from '../_lib/counterpartyValues.ts'
import { SharedAccountNote } from './SharedAccountNote.tsx'
import './accounts.css'

type AccountsCardProps = {
  banks: readonly { readonly code: string; readonly name: string }[]
  readOnly: boolean
  /** The edited counterparty. */
  counterpartyId: string | null
}

/** The bank accounts of a counterparty, any number of them. */
export function AccountsCard({ banks, readOnly, counterpartyId }: AccountsCardProps) {
  const { formatMessage } = useIntl()
  const { value: accounts, change } = useFormField<readonly AccountValues[]>(
    'bankAccounts',
    formatMessage({ id: 'counterparties.accounts' }),
  )
  const addId = useId()
  /** Where the focus goes after an account was added or removed. */
  const next = useRef<string | null>(null)
  const count = accounts.length
  useEffect(() => {
    if (next.current !== null) document.getElementById(next.current)?.focus()
    next.current = null
  }, [count])

  function add() {
    next.current = fieldId(`bankAccounts.${count}.bankCode`)
    change([...accounts, emptyAccount])
  }
  function remove(index: number) {
    next.current = addId
    change(accounts.filter((_, each) => each !== index))
  }
  return (
    <FormCard
      title={<FormattedMessage id="counterparties.accounts" />}
      end={
        readOnly ? null : (
          <Button id={addId} size="sm" icon={<Plus className="i" aria-hidden />} onClick={add}>
            <FormattedMessage id="counterparties.accounts.add" />
          </Button>
        )
      }
    >
      {accounts.length === 0 ? (
        <p className="muted t13">
          <FormattedMessage id="counterparties.accounts.none" />
        </p>
      ) : null}
      {accounts.map(({ id, bankCode, accountNumber }, index) => {
        const at = `bankAccounts.${index}`
        const name = formatMessage({ id: 'counterparties.account.nth' }, { number: index + 1 })
        const fixed = readOnly || id !== null
        return (
          <fieldset key={id ?? `new-${index}`} className="form-column account-fields">
            <legend className="row between t12 muted">
              {name}
              {readOnly ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={formatMessage({ id: 'counterparties.accounts.remove' }, { account: name })}
                  onClick={() => remove(index)}
                >
                  <Trash2 className="i" aria-hidden />
                </Button>
              )}
            </legend>
            <div className="form-row">
              <SelectField
                name={`${at}.bankCode`}
                label={formatMessage({ id: 'counterparties.bank' })}
                required
                disabled={fixed}
                placeholder={formatMessage({ id: 'counterparties.bank.choose' })}
                options={banks.map(bank => ({ value: bank.code, label: bank.name }))}
              />
              <TextField
                name={`${at}.accountNumber`}
                label={formatMessage({ id: 'counterparties.accountNumber' })}
                required
                inputMode="numeric"
                autoComplete="off"
                disabled={fixed}
              />
            </div>
            <div className="form-row">
              <TextField
                name={`${at}.accountName`}
                label={formatMessage({ id: 'counterparties.accountName' })}
                required
                autoComplete="off"
                disabled={fixed}
                hint={id === null ? undefined : <FormattedMessage id="counterparties.account.fixed" />}
              />
              <TextField
                name={`${at}.alias`}
                label={formatMessage({ id: 'counterparties.accountAlias' })}
                optional
                autoComplete="off"
                disabled={readOnly}
              />
            </div>
            <SharedAccountNote bankCode={bankCode} accountNumber={accountNumber} exceptId={counterpartyId} />
          </fieldset>
        )
      })}
    </FormCard>
  )
}
