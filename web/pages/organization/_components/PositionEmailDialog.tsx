import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PositionEmailDialogMutation } from '../../../__generated__/PositionEmailDialogMutation.graphql.ts'
import type { PositionEmailDialogQuery } from '../../../__generated__/PositionEmailDialogQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import { labelOfZone } from '../../../i18n/timeZones.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useQueryOfSelection } from '../_lib/useQueryOfSelection.ts'
import './positionEmail.css'

const FREQUENCIES = ['DAILY', 'WEEKLY'] as const
const WEEKDAYS = [1, 2, 3, 4, 5] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Maximum number of organizations at once. */
const MAX_ORGANIZATIONS = 20

type Membership = NonNullable<PositionEmailDialogQuery['response']['viewer']>['memberships'][number]

/** When the user is emailed that their cash position can be viewed, and for which organizations. */
export function PositionEmailDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [save] = useSavePositionEmail()
  const { viewer, organization: current } = useQueryOfSelection<PositionEmailDialogQuery>(
    graphql`
      query PositionEmailDialogQuery @throwOnFieldError {
        viewer @required(action: THROW) {
          id
          positionEmail {
            isOn
            frequency
            weekday
            hour
            organizations
            clockOrganization
            version
          }
          memberships(status: ACTIVE) {
            id
            permissions
            organization {
              uuid
              name
              timeZone
              modes
            }
          }
        }
        organization {
          uuid
        }
      }
    `,
    {},
  )
  const { isOn: wasOn, frequency: often, version, clockOrganization, ...saved } = viewer.positionEmail
  const memberships = viewer.memberships.filter(({ organization }) => organization.modes.includes('TREASURY'))
  const uuids = memberships.map(({ organization }) => organization.uuid)
  const [isOn, setOn] = useState(wasOn)
  const [frequency, setFrequency] = useState<(typeof FREQUENCIES)[number]>(often === 'WEEKLY' ? 'WEEKLY' : 'DAILY')
  const [weekday, setWeekday] = useState(saved.weekday)
  const [hour, setHour] = useState(saved.hour)
  const [clock, setClock] = useState(
    () => [clockOrganization, current.uuid, ...uuids].find(uuid => uuid != null && uuids.includes(uuid)) ?? '',
  )
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    saved.organizations === null || saved.organizations === undefined
      ? uuids.slice(0, MAX_ORGANIZATIONS)
      : uuids.filter(uuid => saved.organizations?.includes(uuid)),
  )
  const isAll = chosen.length === uuids.length
  return (
    <FormDialog
      title={<FormattedMessage id="positionEmail.title" />}
      description={<FormattedMessage id="positionEmail.why" />}
      check={() =>
        isOn && chosen.length === 0 ? { organizations: formatMessage({ id: 'positionEmail.organizations.none' }) } : {}
      }
      send={() =>
        save({
          variables: {
            input: {
              isOn,
              frequency,
              weekday,
              hour,
              organizations: isAll || chosen.length === 0 ? null : chosen,
              clockOrganization: clock,
              version,
            },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <label className="position-email-on">
            <Checkbox checked={isOn} onChange={event => setOn(event.target.checked)} />
            <FormattedMessage id="positionEmail.isOn" />
          </label>
          {isOn ? (
            <>
              <div className="form-row">
                <Field label={<FormattedMessage id="positionEmail.frequency" />} error={errors.frequency}>
                  {control => (
                    <select
                      {...control}
                      className="input"
                      value={frequency}
                      onChange={({ target }) => setFrequency(target.value === 'WEEKLY' ? 'WEEKLY' : 'DAILY')}
                    >
                      {FREQUENCIES.map(each => (
                        <option key={each} value={each}>
                          {formatMessage({ id: `positionEmail.frequency.${each}` })}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                {frequency === 'WEEKLY' ? (
                  <Field
                    label={<FormattedMessage id="positionEmail.weekday" />}
                    error={errors.weekday}
                    hint={<FormattedMessage id="positionEmail.weekday.hint" />}
                  >
                    {control => (
                      <select
                        {...control}
                        className="input"
                        value={weekday}
                        onChange={({ target }) => setWeekday(Number(target.value))}
                      >
                        {WEEKDAYS.map(each => (
                          <option key={each} value={each}>
                            {formatMessage({ id: `positionEmail.weekday.${each}` })}
                          </option>
                        ))}
                      </select>
                    )}
                  </Field>
                ) : null}
              </div>
              <div className="form-row">
                <Field label={<FormattedMessage id="positionEmail.hour" />} error={errors.hour}>
                  {control => (
                    <select
                      {...control}
                      className="input"
                      value={hour}
                      onChange={({ target }) => setHour(Number(target.value))}
                    >
                      {HOURS.map(each => (
                        <option key={each} value={each}>
                          {formats.timeOfDay(`${String(each).padStart(2, '0')}:00`)}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <Field label={<FormattedMessage id="positionEmail.clock" />} error={errors.clockOrganization}>
                  {control => (
                    <select
                      {...control}
                      className="input"
                      value={clock}
                      onChange={({ target }) => setClock(target.value)}
                    >
                      {memberships.map(({ organization: { uuid, name, timeZone } }) => (
                        <option key={uuid} value={uuid}>
                          {`${labelOfZone(timeZone)} · ${name}`}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              </div>
              {memberships.length > 1 ? (
                <OrganizationChoices
                  memberships={memberships}
                  chosen={chosen}
                  error={errors.organizations}
                  onChange={setChosen}
                />
              ) : null}
            </>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}

type ChoicesProps = {
  memberships: readonly Membership[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Chooses organizations; those whose cash the user may not see now are marked. */
function OrganizationChoices({ memberships, chosen, error, onChange }: ChoicesProps) {
  return (
    <fieldset className="position-email-organizations">
      <legend>
        <FormattedMessage id="positionEmail.organizations" />
      </legend>
      {memberships.map(({ permissions, organization: { uuid, name } }) => {
        const isChosen = chosen.includes(uuid)
        return (
          <label key={uuid}>
            <Checkbox
              checked={isChosen}
              disabled={!isChosen && chosen.length >= MAX_ORGANIZATIONS}
              onChange={event =>
                onChange(event.target.checked ? [...chosen, uuid] : chosen.filter(each => each !== uuid))
              }
            />
            {name}
            {permissions.includes('TREASURY_ANALYSIS_VIEW') ? null : (
              <span className="t12 muted">
                <FormattedMessage id="positionEmail.organizations.noAccess" />
              </span>
            )}
          </label>
        )
      })}
      <p className="t12 muted">
        <FormattedMessage
          id={
            chosen.length === memberships.length ? 'positionEmail.organizations.all' : 'positionEmail.organizations.why'
          }
        />
      </p>
      {error === undefined ? null : (
        <p className="note bad" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function useSavePositionEmail() {
  const { formatMessage } = useIntl()
  return useMutation<PositionEmailDialogMutation>(
    graphql`
      mutation PositionEmailDialogMutation($input: UpdatePositionEmailInput!) {
        updatePositionEmail(input: $input) {
          viewer {
            id
            positionEmail {
              isOn
              frequency
              weekday
              hour
              organizations
              clockOrganization
              version
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'positionEmail.saved' }) },
  )
}
