import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { AssignDialogQuery } from '../../../../__generated__/AssignDialogQuery.graphql.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { useAssignExceptions } from '../_lib/useAssignExceptions.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'

type AssignDialogProps = { ids: readonly string[]; onClose: () => void; onDone: (payload: BulkPayload) => void }

/** Assigns exceptions to a colleague, or unassigns them. */
export function AssignDialog({ ids, onClose, onDone }: AssignDialogProps) {
  const { formatMessage } = useIntl()
  const [assign] = useAssignExceptions()
  const [person, setPerson] = useState('')
  const { organization } = useQueryOfSelection<AssignDialogQuery>(
    graphql`
      query AssignDialogQuery @throwOnFieldError {
        organization {
          people {
            uuid
            fullName
          }
        }
      }
    `,
    {},
  )
  return (
    <FormDialog
      size="sm"
      title={<FormattedMessage id="exceptions.ASSIGN.title" values={{ count: ids.length }} />}
      submitLabel={<FormattedMessage id="exceptions.ASSIGN.submit" />}
      send={() => assign({ variables: { input: { ids: [...ids], assigneeUuid: person || null } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <Field label={<FormattedMessage id="exceptions.assignee" />} error={errors.assigneeId}>
          {control => (
            <select {...control} className="input" value={person} onChange={event => setPerson(event.target.value)}>
              <option value="">{formatMessage({ id: 'exceptions.nobody' })}</option>
              {organization.people.map(({ uuid, fullName }) => (
                <option key={uuid} value={uuid}>
                  {fullName}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </FormDialog>
  )
}
