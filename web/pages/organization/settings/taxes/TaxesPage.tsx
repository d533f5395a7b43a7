import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { object, string } from 'yup'
import type { TaxesPage_organization$key } from '../../../../__generated__/TaxesPage_organization.graphql.ts'
import type { TaxesPageQuery } from '../../../../__generated__/TaxesPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { ChoiceField, TextField } from '../../../../ui/form/fields.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import { SettingsForm } from '../frame/SettingsForm.tsx'
import { CollectorRulesCard } from './_components/CollectorRulesCard.tsx'
import { TaxRatesCard } from './_components/TaxRatesCard.tsx'
import { useUpdateInvoiceTaxSettings } from './_lib/useUpdateInvoiceTaxSettings.ts'

const registrations = ['registered', 'notRegistered'] as const
const taxRoundings = ['hundredth', 'whole'] as const

type Values = {
  registration: (typeof registrations)[number]
  branchNumber: string
  finalTaxLetter: string
  finalTaxLetterUntil: string | null
  taxRounding: (typeof taxRoundings)[number]
  version: number
}

/** The organization's tax settings for invoices. */
export function TaxesPage({ queries }: PageProps<{ page: TaxesPageQuery }>) {
  const { organization } = usePreloadedQuery<TaxesPageQuery>(
    graphql`
      query TaxesPageQuery @preloadable @throwOnFieldError {
        organization {
          ...TaxesPage_organization
          ...CollectorRulesCard_organization
          ...TaxRatesCard_organization
        }
      }
    `,
    queries.page,
  )
  return (
    <>
      <TaxesForm organizationKey={organization} />
      <CollectorRulesCard organizationKey={organization} />
      <TaxRatesCard organizationKey={organization} />
    </>
  )
}

function TaxesForm({ organizationKey }: { organizationKey: TaxesPage_organization$key }) {
  const { formatMessage } = useIntl()
  const mayManage = usePermission('ACCOUNT_COMPANY_MANAGE')
  const [update] = useUpdateInvoiceTaxSettings()
  const schema = useSchema()
  const { invoiceTaxSettings: settings } = useFragment(
    graphql`
      fragment TaxesPage_organization on Organization @throwOnFieldError {
        invoiceTaxSettings {
          isVatRegistered
          branchNumber
          finalTaxLetter
          finalTaxLetterUntil
          wholeRupiahLines
          version
        }
      }
    `,
    organizationKey,
  )
  const initialValues = useMemo<Values>(
    () => ({
      registration: settings.isVatRegistered ? 'registered' : 'notRegistered',
      branchNumber: settings.branchNumber,
      finalTaxLetter: settings.finalTaxLetter ?? '',
      finalTaxLetterUntil: settings.finalTaxLetterUntil ?? null,
      taxRounding: settings.wholeRupiahLines ? 'whole' : 'hundredth',
      version: settings.version,
    }),
    [settings],
  )
  const save = ({ registration, branchNumber, finalTaxLetter, finalTaxLetterUntil, taxRounding, version }: Values) =>
    update({
      variables: {
        input: {
          isVatRegistered: registration === 'registered',
          branchNumber: branchNumber.trim(),
          finalTaxLetter: finalTaxLetter.trim() || null,
          finalTaxLetterUntil,
          wholeRupiahLines: taxRounding === 'whole',
          version,
        },
      },
    })
  return (
    <SettingsForm
      title={formatMessage({ id: 'taxes.title' })}
      description={<FormattedMessage id="taxes.why" />}
      readOnly={mayManage ? null : formatMessage({ id: 'settings.readOnly' })}
      initialValues={initialValues}
      schema={schema}
      draft="settings-taxes"
      onSubmit={save}
    >
      <ChoiceField
        name="registration"
        label={formatMessage({ id: 'taxes.registration' })}
        options={registrations.map(value => ({ value, label: formatMessage({ id: `taxes.registration.${value}` }) }))}
        hint={<FormattedMessage id="taxes.registration.hint" />}
        disabled={!mayManage}
      />
      <TextField
        name="branchNumber"
        label={formatMessage({ id: 'taxes.branch' })}
        inputMode="numeric"
        maxLength={6}
        required
        hint={<FormattedMessage id="taxes.branch.hint" />}
        disabled={!mayManage}
      />
      <div className="form-row">
        <TextField
          name="finalTaxLetter"
          label={formatMessage({ id: 'taxes.letter' })}
          maxLength={60}
          optional
          hint={<FormattedMessage id="taxes.letter.hint" />}
          disabled={!mayManage}
        />
        <DateField
          name="finalTaxLetterUntil"
          label={formatMessage({ id: 'taxes.letterUntil' })}
          optional
          disabled={!mayManage}
        />
      </div>
      <ChoiceField
        name="taxRounding"
        label={formatMessage({ id: 'taxes.rounding' })}
        options={taxRoundings.map(value => ({ value, label: formatMessage({ id: `taxes.rounding.${value}` }) }))}
        hint={<FormattedMessage id="taxes.rounding.hint" />}
        disabled={!mayManage}
      />
    </SettingsForm>
  )
}

function useSchema() {
  const { formatMessage } = useIntl()
  const rules = useRules()
  const both = formatMessage({ id: 'taxes.letter.both' })
  // Formik omits empty values.
  type Letter = Partial<Pick<Values, 'finalTaxLetter' | 'finalTaxLetterUntil'>>
  /** Only one of the two is filled in. */
  const isHalf = (own: unknown, other: unknown) => !own && Boolean(other)
  return object({
    branchNumber: string()
      .trim()
      .required()
      .matches(/^\d{6}$/, formatMessage({ id: 'taxes.branch.digits' })),
    finalTaxLetter: rules
      .optionalText(60)
      .test(
        'both',
        both,
        (letter, { parent }: { parent: Letter }) => !isHalf(letter?.trim(), parent.finalTaxLetterUntil),
      ),
    finalTaxLetterUntil: rules
      .date({ optional: true })
      .test('both', both, (until, { parent }: { parent: Letter }) => !isHalf(until, parent.finalTaxLetter?.trim())),
  })
}
