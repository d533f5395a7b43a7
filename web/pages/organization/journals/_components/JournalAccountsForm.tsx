import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { array, object } from 'yup'
import type { JournalAccountsForm_accounts$key } from '../../../../__generated__/JournalAccountsForm_accounts.graphql.ts'
import type { SetJournalAccountsInput } from '../../../../__generated__/useSetJournalAccountsMutation.graphql.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { FormPage } from '../../../../ui/form/FormPage.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { useListReturn } from '../../../../ui/list/useListReturn.ts'
import { type Area, placeOf } from '../_lib/areas.ts'
import '../journals.css'

type Values = { accounts: readonly { key: string; purpose: string; code: string; name: string }[]; version: number }

type JournalAccountsFormProps = {
  area: Area
  accountsKey: JournalAccountsForm_accounts$key
  save: (input: SetJournalAccountsInput) => Promise<Outcome<unknown>>
}

/** The accounts of the company's chart that one area posts to. */
export function JournalAccountsForm({ area, accountsKey, save }: JournalAccountsFormProps) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const { path, manage } = placeOf(area)
  const mayManage = usePermission(manage)
  const { back } = useListReturn(path)
  const { items, version } = useFragment(
    graphql`
      fragment JournalAccountsForm_accounts on JournalAccounts {
        version
        items {
          key
          code
          name
          purpose
          isProposed
        }
      }
    `,
    accountsKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      accounts: items.map(({ key, code, name, purpose }) => ({ key, purpose, code: code ?? '', name })),
      version,
    }),
    [items, version],
  )
  const title = formatMessage({ id: `journals.accounts.title.${area}` })
  return (
    <FormPage<Values, unknown>
      title={title}
      crumbs={[{ label: formatMessage({ id: `journals.title.${area}` }), to: path }, { label: title }]}
      initialValues={initialValues}
      schema={object({
        accounts: array(object({ code: rules.optionalText(30), name: rules.optionalText(100) })),
      })}
      readOnly={!mayManage}
      submitLabel={formatMessage({ id: 'action.save' })}
      onSubmit={({ accounts, version: based }) =>
        save({
          accounts: accounts.map(({ key, purpose, code, name }) => ({
            key,
            code: code.trim() || null,
            name: name.trim() === purpose ? null : name.trim() || null,
          })),
          version: based,
        })
      }
      onSaved={back}
      onCancel={back}
    >
      <section className="card">
        <div className="card-b form-column">
          <p className="muted">
            <FormattedMessage id="journals.accounts.why" />
          </p>
          {items.map(({ key, purpose, isProposed }, index) => (
            <fieldset key={key} className="journals-account">
              <legend className="sr">{purpose}</legend>
              <p>
                {purpose}
                {isProposed ? (
                  <span className="muted t12">
                    {' '}
                    <FormattedMessage id="journals.accounts.proposed" />
                  </span>
                ) : null}
              </p>
              <TextField
                name={`accounts.${index}.code`}
                label={formatMessage({ id: 'journals.accounts.code' })}
                maxLength={30}
                autoComplete="off"
              />
              <TextField
                name={`accounts.${index}.name`}
                label={formatMessage({ id: 'journals.accounts.name' })}
                maxLength={100}
                autoComplete="off"
              />
            </fieldset>
          ))}
        </div>
      </section>
    </FormPage>
  )
}
