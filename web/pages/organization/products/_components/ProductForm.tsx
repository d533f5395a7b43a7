import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { object } from 'yup'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard, FormPage } from '../../../../ui/form/FormPage.tsx'
import { useRules } from '../../../../ui/form/rules.ts'
import type { Crumb } from '../../../../ui/Page.tsx'
import { productKinds, productStatuses } from '../_lib/productsState.ts'
import type { ProductValues } from '../_lib/productValues.ts'
import { vatTreatments, withholdingCodes } from '../_public/taxChoices.ts'

type ProductFormProps<P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: ProductValues
  taxUnits: readonly { readonly code: string; readonly name: string }[]
  onSubmit: (values: ProductValues) => Promise<Outcome<P> | null>
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  /** For a new record: it has a draft, and can be followed by another. */
  isNew?: boolean
  /** Next to Cancel, above the form. */
  actions?: ReactNode
  /** Why it is read-only. */
  readOnly?: string | null
}

/** The fields of a product, new or not. */
export function ProductForm<P>({ isNew = false, taxUnits, readOnly: why = null, ...form }: ProductFormProps<P>) {
  const { formatMessage } = useIntl()
  const readOnly = why !== null
  const rules = useRules()
  const schema = object({
    code: rules.text(40),
    name: rules.text(200),
    unit: rules.text(30),
    taxUnit: rules.choice(),
  })
  return (
    <FormPage<ProductValues, P>
      {...form}
      {...(isNew ? { draft: 'create-product', anotherLabel: formatMessage({ id: 'action.saveAndAnother' }) } : {})}
      schema={schema}
      readOnly={readOnly}
      submitLabel={formatMessage({ id: isNew ? 'products.add' : 'action.save' })}
      rail={() => (
        <div className="note info">
          <span>{why ?? <FormattedMessage id="products.why" />}</span>
        </div>
      )}
    >
      <FormCard title={<FormattedMessage id="products.what" />}>
        <div className="form-row">
          <TextField
            name="code"
            label={formatMessage({ id: 'products.code' })}
            required
            hint={<FormattedMessage id="products.code.hint" />}
            disabled={readOnly}
          />
          <TextField name="name" label={formatMessage({ id: 'products.name' })} required disabled={readOnly} />
        </div>
        <div className="form-row">
          <ChoiceField
            name="kind"
            label={formatMessage({ id: 'products.kind' })}
            disabled={readOnly}
            options={productKinds.map(value => ({ value, label: formatMessage({ id: `products.kind.${value}` }) }))}
          />
          {isNew ? null : (
            <ChoiceField
              name="status"
              label={formatMessage({ id: 'products.status' })}
              disabled={readOnly}
              options={productStatuses.map(value => ({
                value,
                label: formatMessage({ id: `products.status.${value}` }),
              }))}
            />
          )}
        </div>
        <div className="form-row">
          <TextField
            name="unit"
            label={formatMessage({ id: 'products.unit' })}
            required
            hint={<FormattedMessage id="products.unit.hint" />}
            disabled={readOnly}
          />
          <SelectField
            name="taxUnit"
            label={formatMessage({ id: 'products.taxUnit' })}
            placeholder={formatMessage({ id: 'products.taxUnit.choose' })}
            disabled={readOnly}
            options={taxUnits.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
      </FormCard>
      <FormCard title={<FormattedMessage id="products.taxes" />}>
        <div className="form-row">
          <SelectField
            name="vatTreatment"
            label={formatMessage({ id: 'products.vatTreatment' })}
            disabled={readOnly}
            options={vatTreatments.map(value => ({
              value,
              label: formatMessage({ id: `products.vatTreatment.${value}` }),
            }))}
          />
          <SelectField
            name="withholding"
            label={formatMessage({ id: 'products.withholding' })}
            optional
            placeholder={formatMessage({ id: 'products.withholding.none' })}
            disabled={readOnly}
            options={withholdingCodes.map(value => ({
              value,
              label: formatMessage({ id: `products.withholding.${value}` }),
            }))}
          />
        </div>
      </FormCard>
    </FormPage>
  )
}
