import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { array, object } from 'yup'
import type { JournalAccountsPageQuery } from '../../../__generated__/JournalAccountsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { FormPage } from '../../../ui/form/FormPage.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useRules } from '../../../ui/form/rules.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { useSetJournalAccounts } from './_lib/useSetJournalAccounts.ts'
import './journals.css'

type Values = { accounts: readonly { key: string; purpose: string; code: string; name: string }[]; version: number }

/** Which accounts of the company's chart invoicing posts to. */
export function JournalAccountsPage({ queries }: PageProps<{ page: JournalAccountsPageQuery }>) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const mayManage = usePermission('INVOICING_JOURNALS_MANAGE')
  const [save] = useSetJournalAccounts()
  const { back } = useWayBack('/journals')
  const { organization } = usePreloadedQuery<JournalAccountsPageQuery>(
    graphql`
      query JournalAccountsPageQuery @preloadable @throwOnFieldError {
        organization {
          invoicingJournalAccounts {
            version
            items {
              key
              code
              name
              purpose
              isProposed
            }
          }
        }
      }
    `,
    queries.page,
  )
  const { items, version } = organization.invoicingJournalAccounts
  const initialValues = useMemo<Values>(
    () => ({
      accounts: items.map(({ key, code, name, purpose }) => ({ key, purpose, code: code ?? '', name })),
      version,
    }),
    [items, version],
  )
  const title = formatMessage({ id: 'journals.accounts.title' })
  return (
    <FormPage<Values, unknown>
      title={title}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'menu.journals' }), to: '/journals' },
        { label: title },
      ]}
      initialValues={initialValues}
      schema={object({
        accounts: array(object({ code: rules.optionalText(30), name: rules.optionalText(100) })),
      })}
      readOnly={!mayManage}
      submitLabel={formatMessage({ id: 'action.save' })}
      onSubmit={({ accounts, version: based }) =>
        save({
          variables: {
            input: {
              accounts: accounts.map(({ key, purpose, code, name }) => ({
                key,
                code: code.trim() || null,
                name: name.trim() === purpose ? null : name.trim() || null,
              })),
              version: based,
            },
          },
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
