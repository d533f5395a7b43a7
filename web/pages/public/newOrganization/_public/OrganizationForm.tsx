import { Form, Formik } from 'formik'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CreateOrganizationInput } from '../../../../__generated__/newOrganizationMutation.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { attempt } from '../../attempt.ts'
import { Refusal } from '../../Refusal.tsx'
import { FocusFirstError } from './FocusFirstError.tsx'
import type { createOrganization } from './newOrganization.ts'
import { OrganizationFields, type OrganizationValues } from '../OrganizationFields.tsx'

const FIELDS = ['legalName', 'name', 'taxNumber', 'defaultCurrency', 'timeZone', 'modes'] as const

type OrganizationFormProps = {
  lead: ReactNode
  /** Creates it; null: the user canceled, and the form stays as it was. */
  send: (input: CreateOrganizationInput) => Promise<Awaited<ReturnType<typeof createOrganization>> | 'cancelled'>
  onCreated: (uuid: string) => void
  /** Shown before the submit button. */
  cancel?: ReactNode
}

/** The required data of an organization: names, currency, zone and areas. */
export function OrganizationForm({ lead, send, onCreated, cancel }: OrganizationFormProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  // A retry without an answer reuses the key.
  const asked = useRef<{ what: string; key: string } | null>(null)
  const required = formatMessage({ id: 'organization.required' })

  async function submit(values: OrganizationValues): Promise<Record<string, string> | null> {
    setFailure(null)
    const { taxNumber, ...rest } = values
    const content = {
      ...rest,
      name: rest.name.trim(),
      legalName: rest.legalName.trim(),
      taxNumber: taxNumber.trim() || null,
    }
    const what = JSON.stringify(content)
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() }
    const idempotencyKey = asked.current.key
    let isCancelled = false
    const outcome = await attempt(
      async () => {
        const answer = await send({ ...content, idempotencyKey })
        if (answer !== 'cancelled') return answer
        isCancelled = true
        return { organization: null, userErrors: [] }
      },
      { formatMessage, fields: FIELDS },
    )
    if (isCancelled) return null
    if (outcome.ok && outcome.answer.organization) {
      onCreated(outcome.answer.organization.uuid)
      return null
    }
    setFailure(outcome.ok ? formatMessage({ id: 'error.server' }) : outcome.message)
    return outcome.ok ? null : outcome.fields
  }

  return (
    <Formik<OrganizationValues>
      initialValues={{
        legalName: '',
        name: '',
        taxNumber: '',
        defaultCurrency: 'IDR',
        timeZone: 'Asia/Jakarta',
        modes: ['TREASURY'],
      }}
      validate={({ legalName, name, taxNumber, modes }) => ({
        ...(legalName.trim() === '' && { legalName: required }),
        ...(name.trim() === '' && { name: required }),
        ...(!/^[\d.\-\s]*$/.test(taxNumber) && { taxNumber: formatMessage({ id: 'organization.taxNumber.digits' }) }),
        ...(modes.length === 0 && { modes: formatMessage({ id: 'organization.modes.required' }) }),
      })}
      validateOnBlur={false}
      onSubmit={async (values, { setErrors }) => {
        const errors = await submit(values)
        if (errors) setErrors(errors)
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="setup-form">
          <FocusFirstError />
          <div className="setup-in">
            <h1>
              <FormattedMessage id="organization.title" />
            </h1>
            <p className="lead">{lead}</p>
            {failure === null ? null : <Refusal>{failure}</Refusal>}
            <OrganizationFields />
          </div>
          <div className="setup-dock">
            {cancel}
            <Button type="submit" variant="primary" size="lg" loading={isSubmitting}>
              <FormattedMessage id="organization.create" />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  )
}
