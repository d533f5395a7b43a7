import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useUpdateBankAccount } from '../_lib/useUpdateBankAccount.ts'

type Account = {
  readonly id: string
  readonly alias: string
  readonly version: number
  readonly lastCheckedOn: string | null | undefined
}

/** Name of an account, and the day up to which its statements are declared complete. */
export default function EditAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [alias, setAlias] = useState(account.alias)
  const [lastCheckedOn, setLastCheckedOn] = useState(account.lastCheckedOn ?? null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [update, isSaving] = useUpdateBankAccount()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (alias.trim() === '') {
      setErrors({ alias: formatMessage({ id: 'rule.required' }) })
      return
    }
    const { id, version } = account
    const outcome = await update({ variables: { input: { id, version, alias: alias.trim(), lastCheckedOn } } })
    if (outcome.ok) {
      onClose()
      return
    }
    setErrors(outcome.fields)
    setProblem(outcome.form)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'bankAccounts.edit' }, { alias: account.alias })}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button variant="primary" type="submit" form="edit-account" loading={isSaving}>
            <FormattedMessage id="action.save" />
          </Button>
        </>
      }
    >
      <form id="edit-account" className="form-column" noValidate onSubmit={event => void save(event)}>
        {problem ? (
          <div className="note bad" role="alert">
            {problem}
          </div>
        ) : null}
        <Field label={formatMessage({ id: 'bankAccounts.alias' })} required error={errors.alias}>
          {control => (
            <input
              {...control}
              className="input"
              maxLength={100}
              value={alias}
              onChange={event => setAlias(event.target.value)}
            />
          )}
        </Field>
        <DateInput
          label={formatMessage({ id: 'bankAccounts.lastChecked' })}
          optional
          hint={<FormattedMessage id="internalAccounts.lastChecked.hint" />}
          max={formats.today()}
          value={lastCheckedOn}
          onChange={setLastCheckedOn}
          error={errors.lastCheckedOn}
        />
      </form>
    </Dialog>
  )
}
