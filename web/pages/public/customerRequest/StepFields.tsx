import { AddressStep } from './AddressStep.tsx'
import { BusinessStep } from './account/BusinessStep.tsx'
import { ChecklistStep } from './account/ChecklistStep.tsx'
import { CompanyStep } from './account/CompanyStep.tsx'
import { DeliveryStep } from './account/DeliveryStep.tsx'
import { DirectorsStep } from './account/DirectorsStep.tsx'
import { FinanceStep } from './account/FinanceStep.tsx'
import { PicStep } from './account/PicStep.tsx'
import { TaxStep } from './account/TaxStep.tsx'
import { DataStep } from './DataStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import type { RequestValues } from './_public/requestValues.ts'
import type { Step } from './steps.ts'
import type { Documents } from './_lib/useDocuments.ts'

type StepFieldsProps = {
  step: Step
  token: string
  organizationName: string
  values: RequestValues
  update: (change: Partial<RequestValues>) => void
  documents: Documents
  problems: Readonly<Record<string, string>>
  declared: boolean
  onDeclared: (declared: boolean) => void
}

/** The fields of one step. */
export function StepFields({ step, token, values, update, documents, ...rest }: StepFieldsProps) {
  const { type } = values
  const addresses = (
    <AddressStep
      token={token}
      billing={values.billingAddress}
      registered={values.registeredAddress}
      registeredSame={values.registeredSame}
      onSame={registeredSame => update({ registeredSame })}
      onAddress={(at, address) => update({ [at]: address })}
    />
  )
  switch (step) {
    case 'data':
      return <DataStep type={type} onType={next => update({ type: next })} />
    case 'address':
      return addresses
    case 'documents':
      return <DocumentsStep type={type} documents={documents} {...rest} />
    case 'checklist':
      return <ChecklistStep type={type} onType={next => update({ type: next })} documents={documents} />
    case 'business':
      return <BusinessStep type={type} onType={next => update({ type: next })} />
    case 'pic':
      return <PicStep type={type} />
    case 'finance':
      return <FinanceStep />
    case 'company':
      return <CompanyStep type={type}>{addresses}</CompanyStep>
    case 'directors':
      return (
        <DirectorsStep
          directors={values.directors}
          problem={values.directors.length === 0 ? rest.problems['directors'] : undefined}
          onDirectors={directors => update({ directors })}
        />
      )
    case 'tax':
      return <TaxStep values={values} onStatus={taxStatus => update({ taxStatus })} />
    case 'delivery':
      return <DeliveryStep token={token} values={values} update={update} />
  }
}
